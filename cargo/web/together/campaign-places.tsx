/** Lists the campaigns for which the player's deliveries count, with buttons that show their airports on the map. */
import { Anchor, Divider, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import type { Place } from "../../rules/geography/geodesy.ts";
import { useNames } from "../names.ts";
import { useAirports } from "../use-airports.ts";
import { campaignMark } from "./campaign-text.ts";
import { useRunningCampaigns } from "./use-campaigns.ts";

interface CampaignPlacesProps {
  /** Shows a place on the map; undefined without a map. */
  readonly look: ((place: Place) => void) | undefined;
}

export function CampaignPlaces({ look }: CampaignPlacesProps) {
  const campaigns = useRunningCampaigns();
  const airports = useAirports();
  const names = useNames();
  if (campaigns.length === 0) return null;
  return (
    <section aria-label="Campaigns">
      <Divider mb="sm" />
      <Title order={2} size="h3" mb={6}>
        Campaigns
      </Title>
      <Stack component="ul" gap="sm">
        {campaigns.map((campaign) => {
          const { id, icao } = campaign;
          const place = airports.get(icao);
          return (
            <li key={id}>
              <Text size="sm" fw={600}>
                {place === undefined || look === undefined ? (
                  names.place(icao)
                ) : (
                  <Anchor component="button" type="button" size="sm" onClick={() => look(place)}>
                    {names.place(icao)}
                  </Anchor>
                )}
              </Text>
              <Note size="xs">{campaignMark(campaign)}</Note>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
