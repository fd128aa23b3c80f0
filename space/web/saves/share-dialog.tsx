/** Shows the two links of a game: one to play it together, one to watch it. */
import { Alert, Stack, Text, TextInput } from "@mantine/core";
import { CopyTextButton } from "@outbound/kit/web/elements/copy-button.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { GameOverview } from "../api.ts";
import { playLink, watchLink } from "../game/which-game.ts";

interface ShareDialogProps {
  readonly game: GameOverview;
  readonly onClose: () => void;
}

export function ShareDialog({ game: { id = "", watchId, name }, onClose }: ShareDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={`Share ${name}`}>
      <Stack>
        <LinkField
          label="Link to watch"
          description="Shows the game and changes nothing."
          link={watchLink(location.origin, watchId)}
        />
        <LinkField
          label="Link to let a friend play"
          description="Opens this game in your friend's browser."
          link={playLink(location.origin, id)}
        />
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
          <Text size="sm">Anyone with the link to play can do everything in this game, deleting it included.</Text>
        </Alert>
      </Stack>
    </Dialog>
  );
}

interface LinkFieldProps {
  readonly label: string;
  readonly description: string;
  readonly link: string;
}

const LinkField = ({ label, description, link }: LinkFieldProps) => (
  <Stack gap="xs">
    <TextInput label={label} description={description} value={link} readOnly />
    <CopyTextButton value={link} label={`Copy: ${label}`}>
      Copy
    </CopyTextButton>
  </Stack>
);
