/** Sign-ins that failed on several processes lock the account on all of them. */
import { registerPlayer } from "../../harness/cargo/player.ts";
import { Client } from "../../harness/client.ts";
import type { CargoCluster } from "./cargo-cluster.ts";

const FAILURES_TO_LOCK = 5;

/** Failures on all processes in turn lock the account on each of them, for the address that failed. */
export async function lockFaults(cluster: CargoCluster): Promise<string[]> {
  const username = "locked-out";
  await registerPlayer(cluster.url, username);
  const signInAt = async (node: number, password: string) => {
    const connection = new Client(cluster.nodeUrl(node % cluster.size));
    const headers = { "x-forwarded-for": "198.51.100.8" };
    const { status, text } = await connection.send("POST", "/api/auth/sign-in", { username, password }, headers);
    connection.close();
    return status === 200 ? "signed in" : (JSON.parse(text) as { readonly code: string }).code;
  };
  for (let failure = 0; failure < FAILURES_TO_LOCK; failure += 1) await signInAt(failure, "not the password");
  const answers: string[] = [];
  for (let node = 0; node < cluster.size; node += 1) answers.push(await signInAt(node, "a plane of my own"));
  return answers.flatMap((answer, node) =>
    answer === "sign-in-locked" ? [] : [`process ${node + 1} answered ${answer} to an account that is locked`],
  );
}
