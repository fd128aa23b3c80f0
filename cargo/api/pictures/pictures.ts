/** Pictures and previews of links to the cargo game: a company, the ranking, and the game itself. */
import type { App, AppSettings } from "@outbound/kit/http/app/app.ts";
import type { LinkPreview, LinkPreviews } from "@outbound/kit/http/app/link-preview.ts";
import { atFirstUse } from "@outbound/kit/http/request/at-first-use.ts";
import { type Brand, type Card, type Figure, SKY } from "@outbound/kit/pictures/card.ts";
import { drawable } from "@outbound/kit/pictures/drawn-text.ts";
import { pictureRoute } from "@outbound/kit/pictures/picture-route.ts";
import type { Pictures } from "@outbound/kit/pictures/pictures.ts";
import type { FastifyRequest } from "fastify";
import { isSuspended } from "../../players/suspension.ts";
import { MILESTONES } from "../../rules/company/milestones.ts";
import type { CargoSettings } from "../../settings.ts";
import type { CargoGame } from "../../world/game.ts";
import { requireCaughtUp } from "../catching-up.ts";
import type { CompanyView } from "../schemas.ts";
import type { CompanyPages } from "../views/company.ts";
import { publicRankingView } from "../views/leaderboard.ts";
import { sky } from "./sky.ts";

const BRAND: Brand = {
  name: "Outbound Cargo",
  accent: SKY,
  // cargo/web/favicon.svg
  mark: '<rect width="32" height="32" rx="8" fill="#005a9f"/><path d="M16 4c1.300 0 2.100 1.600 2.100 3.800v4.900l9.400 5.800v2.700l-9.400-3v5.600l2.700 2v2.100L16 26.700l-4.800 1.200v-2.100l2.700-2v-5.600l-9.400 3v-2.700l9.400-5.800V7.800C13.900 5.600 14.700 4 16 4Z" fill="#e3f7ff"/>',
};

const GENERAL: LinkPreview = {
  title: "Outbound Cargo",
  description: "A live air-cargo world that many players share.",
  picture: "/pictures/game.png",
};

const PATHS = { company: "/pictures/company.png", ranking: "/pictures/ranking.png" } as const;
const ROWS_SHOWN = 5;
const NO_NAME = "A company without a page";

/** Created for the first picture, because the first formatter of a process takes 14 ms. */
const whole = atFirstUse(() => new Intl.NumberFormat("en"));
const nounOf = (count: number, one: string): string => (count === 1 ? one : `${one}s`);
const counted = (count: number, one: string): string => `${whole().format(count)} ${nounOf(count, one)}`;
const figureOf = (count: number, one: string): Figure => ({ label: nounOf(count, one), value: whole().format(count) });

export interface Shown {
  readonly game: CargoGame;
  readonly pages: CompanyPages;
  readonly settings: (AppSettings & CargoSettings) | undefined;
}

/** Declares the routes of the pictures. */
export function cargoPictures(app: App, pictures: Pictures, shown: Shown): void {
  pictureRoute(app, pictures, GENERAL.picture, async () => generalCard());
  pictureRoute(app, pictures, PATHS.company, async ({ query }) => {
    requireCaughtUp(shown.game);
    const { name } = query as Readonly<Record<string, unknown>>;
    const company = typeof name === "string" ? await shown.pages.find(name) : undefined;
    return company && companyCard(company);
  });
  pictureRoute(app, pictures, PATHS.ranking, async () => {
    const entries = await ranked(shown);
    return entries && rankingCard(entries);
  });
}

export function cargoPreviews(shown: Shown): LinkPreviews {
  const rankingPreview = async () => {
    const entries = await ranked(shown);
    return entries && previewOfRanking(entries);
  };
  return {
    site: BRAND.name,
    general: GENERAL,
    publicUrl: shown.settings?.publicUrl,
    isLimited: shown.settings?.rateLimit !== false,
    pages: {
      "/company/*": async (request) => {
        requireCaughtUp(shown.game);
        const company = await shown.pages.find(nameOf(request));
        return company && previewOfCompany(company);
      },
      "/ranking": rankingPreview,
      "/leaderboard": rankingPreview,
    },
  };
}

/** Returns the name in `/company/NAME`. */
const nameOf = ({ params }: FastifyRequest): string => (params as { readonly "*": string })["*"];

/** Formats `2026-11` as `November 2026`. */
const monthOf = (joined: string): string =>
  new Date(`${joined}-01T00:00:00Z`).toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

const planesOf = ({ fleet }: CompanyView): number => fleet.reduce((sum, { planes }) => sum + planes, 0);

function previewOfCompany(company: CompanyView): LinkPreview {
  const { companyName, username, joined, milestones } = company;
  const figures = `${counted(planesOf(company), "plane")}, ${counted(milestones.length, "milestone")}`;
  return {
    title: companyName,
    description: `Run by ${username} since ${monthOf(joined)}: ${figures}.`,
    picture: `${PATHS.company}?name=${encodeURIComponent(username)}`,
    page: `/company/${encodeURIComponent(username)}`,
  };
}

export function companyCard(company: CompanyView): Card {
  const { companyName, username, joined, fleet, livery, title, milestones } = company;
  const largestFirst = fleet.map(({ modelId }) => modelId).reverse();
  return {
    brand: BRAND,
    kicker: title ?? "Air cargo company",
    // If the fonts lack the letters of the company's name, its username is drawn.
    title: drawable(companyName) === "" ? username : companyName,
    lines: [`Run by ${username}`, `since ${monthOf(joined)}`],
    figures: [
      figureOf(planesOf(company), "plane"),
      figureOf(fleet.length, "type"),
      { label: "milestones", value: `${milestones.length} of ${MILESTONES.length}` },
    ],
    art: sky(largestFirst, livery, BRAND.accent),
  };
}

type Ranked = Awaited<ReturnType<typeof ranked>>;
type Entries = NonNullable<Ranked>;

/** Returns the first companies of the public ranking; undefined if the operator shows none. */
async function ranked({ game, settings }: Shown) {
  if (settings?.publicRanking !== true) return undefined;
  requireCaughtUp(game);
  const wall = game.clock.wall();
  const { entries } = await game.host.read((view) =>
    publicRankingView(view, "worth", ROWS_SHOWN, (account) => isSuspended(account, wall)),
  );
  return entries;
}

function previewOfRanking([best]: Entries): LinkPreview {
  const first = best && `First: ${best.companyName ?? NO_NAME.toLowerCase()}, worth ${whole().format(best.worth)} €.`;
  return {
    title: "Ranking of Outbound Cargo",
    description: first ?? "Nobody plays yet.",
    picture: PATHS.ranking,
    page: "/ranking",
  };
}

function rankingCard(entries: Entries): Card {
  if (entries.length === 0) return generalCard();
  return {
    brand: BRAND,
    kicker: "By worth",
    title: "Ranking",
    rows: entries.map(({ rank, companyName, username, worth }) => ({
      rank,
      name: drawable(companyName ?? "") === "" ? (username ?? NO_NAME) : (companyName ?? NO_NAME),
      value: `${whole().format(worth)} €`,
    })),
  };
}

const generalCard = (): Card => ({
  brand: BRAND,
  kicker: "Live air-cargo world",
  title: "Fly cargo around the real world",
  lines: ["One world for all players,", "with a clock that runs 24 times as fast."],
  art: sky(["B744", "AT76", "B738", "C208", "MD11"], null, BRAND.accent),
});
