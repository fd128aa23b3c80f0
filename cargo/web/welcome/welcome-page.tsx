/** Explains the game to a new player in three sentences, who then chooses a home. */
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { usePageTitle } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { IconCoins, IconPackage, IconPlaneDeparture } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useSignOut } from "../account/session.ts";
import { cityName, countryName } from "../airports.ts";
import { api, type Home } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { Logo } from "../logo.tsx";
import { HomeConfirm } from "./home-confirm.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { HomeList } from "./home-list.tsx";
import { recommendedHomes } from "./homes.ts";
import classes from "./welcome-page.module.css";

export default function WelcomePage() {
  usePageTitle("Choose your home");
  const { player } = useGame();
  const signOut = useSignOut();
  const homes = useRead(["homes"], api.get("/api/onboarding/homes"));
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
        <Title order={1} fz={{ base: 26, sm: 34 }} lh={1.2} className="breaks">
          Where will {player.companyName} be based?
        </Title>
        <HowItWorks />
        <QueryState query={homes} what="the airports" />
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
    <SimpleGrid component="ul" cols={{ base: 1, sm: 3 }} className={classes.how}>
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
    </SimpleGrid>
  );
}

function Suggestions({ homes, choose }: { readonly homes: readonly Home[]; readonly choose: (home: Home) => void }) {
  const suggested = useMemo(() => recommendedHomes(homes), [homes]);
  return (
    <section aria-labelledby="recommended">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="recommended">
          Recommended
        </Title>
        <Note>Few rivals, many short routes</Note>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {suggested.map((home) => (
          <Card key={home.icao} className="card">
            <Stack gap="sm" h="100%">
              <div>
                <Group justify="space-between" wrap="nowrap" align="flex-start">
                  <Title order={3}>{cityName(home)}</Title>
                  <Badge variant="light">{home.icao}</Badge>
                </Group>
                <Note>
                  {home.name}, {countryName(home.country)}
                </Note>
              </div>
              <HomeFigures home={home} />
              <Button
                mt="auto"
                variant="light"
                onClick={() => choose(home)}
                aria-label={`Choose ${cityName(home)} (${home.icao}), recommended`}
              >
                Choose
              </Button>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}
