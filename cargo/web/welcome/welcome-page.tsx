/** Where a new player learns in three sentences what this is, and chooses a home. */
import { Badge, Button, Card, Group, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { IconCoins, IconPackage, IconPlaneDeparture } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSignOut } from "../account/session.ts";
import { api, type Home } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { Logo } from "../logo.tsx";
import { HomeConfirm } from "./home-confirm.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { HomeList } from "./home-list.tsx";
import { countryName, homeName, quietStarts } from "./homes.ts";
import classes from "./welcome-page.module.css";

export default function WelcomePage() {
  usePageTitle("Choose your home");
  const { player } = useGame();
  const signOut = useSignOut();
  const homes = useQuery({ queryKey: ["homes"], queryFn: () => api.get("/api/onboarding/homes").send() });
  const [asked, setAsked] = useState<Home>();
  const [asking, question] = useDisclosure(false);
  const choose = (home: Home) => {
    setAsked(home);
    question.open();
  };
  return (
    <>
      <header className={classes.top}>
        <Logo />
        <span className={classes.name}>Outbound Cargo</span>
        <Button variant="subtle" color="gray" onClick={signOut}>
          Sign out
        </Button>
      </header>
      <main className={classes.page}>
        <div>
          <Title order={1} fz={{ base: 26, sm: 34 }} lh={1.2}>
            Where will {player.companyName} be based?
          </Title>
        </div>
        <HowItWorks />
        {homes.isPending && <LoadingState what="the airports" />}
        {homes.isError && <FailedState error={homes.error} retry={() => void homes.refetch()} />}
        {homes.data && (
          <>
            <Suggestions homes={homes.data} choose={choose} />
            <Title order={2}>All home airports</Title>
            <HomeList homes={homes.data} choose={choose} />
          </>
        )}
        <HomeConfirm opened={asking} home={asked} close={question.close} />
      </main>
    </>
  );
}

const STEPS = [
  {
    icon: IconPackage,
    title: "Pick up jobs.",
    text: "Jobs appear at airports where your planes are. Other players can take them too.",
  },
  {
    icon: IconPlaneDeparture,
    title: "Deliver them.",
    text: "An hour of flight takes 2.5 minutes, also while you are away.",
  },
  {
    icon: IconCoins,
    title: "Grow.",
    text: "You're paid on landing. Spend it on fuel, repairs and bigger planes.",
  },
];

function HowItWorks() {
  return (
    <ul className={classes.how}>
      {STEPS.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <ThemeIcon size={38} variant="light" radius="xl" aria-hidden>
            <Icon size={20} />
          </ThemeIcon>
          <Text size="sm" inherit={false} component="div">
            <strong>{title}</strong>
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Suggestions({ homes, choose }: { readonly homes: readonly Home[]; readonly choose: (home: Home) => void }) {
  const suggested = useMemo(() => quietStarts(homes), [homes]);
  return (
    <section aria-labelledby="quiet-start">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="quiet-start">
          Recommended
        </Title>
        <Text size="sm" c="dimmed">
          Few rivals, many short routes
        </Text>
      </Group>
      <div className={classes.suggested}>
        {suggested.map((home) => (
          <Card key={home.icao} className="card">
            <Stack gap="sm" h="100%">
              <div>
                <Group justify="space-between" wrap="nowrap" align="flex-start">
                  <Title order={3}>{homeName(home)}</Title>
                  <Badge variant="light">{home.icao}</Badge>
                </Group>
                <Text size="sm" c="dimmed">
                  {home.name}, {countryName(home.country)}
                </Text>
              </div>
              <HomeFigures home={home} />
              <Button
                mt="auto"
                variant="light"
                onClick={() => choose(home)}
                aria-label={`Choose ${homeName(home)} (${home.icao}), recommended`}
              >
                Choose
              </Button>
            </Stack>
          </Card>
        ))}
      </div>
    </section>
  );
}
