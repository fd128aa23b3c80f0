/** The settings of this browser: name, sound, keyboard shortcuts, API commands. */
import { Anchor, Button, Group, Kbd, Slider, Stack, Switch, TextInput, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { IconSettings, IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { useState } from "react";
import { PLAYER_NAME_LIMIT } from "../../rules/values/limits.ts";
import { playSound } from "./play-sound.ts";
import { cleanName } from "./player-name.ts";
import { useCommandSetting, useNameSetting, useShortcutSetting, useVolume } from "./settings.ts";

export function SettingsButton() {
  const [opened, modal] = useDisclosure(false);
  return (
    <>
      <IconButton
        icon={IconSettings}
        iconSize={20}
        size="lg"
        label="Settings"
        tooltip="Settings"
        onClick={modal.open}
      />
      <Dialog opened={opened} onClose={modal.close} title="Settings">
        <Stack gap="lg">
          <PlayerName />
          <Sound />
          <Keys />
          <Commands />
          <Anchor href="/guide">Guide: rules, tutorials, API</Anchor>
          <Anchor href="/status">Status of the service</Anchor>
          <Anchor href="/licenses">Licences</Anchor>
        </Stack>
      </Dialog>
    </>
  );
}

function PlayerName() {
  const [name, setName] = useNameSetting();
  const [text, setText] = useState(name);
  return (
    <TextInput
      label="Your name"
      description="Queue and log show it to those who play this game with you."
      placeholder="nobody"
      maxLength={PLAYER_NAME_LIMIT}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        setName(cleanName(currentTarget.value));
      }}
    />
  );
}

function Sound() {
  const [volume, setVolume] = useVolume();
  const Icon = volume === 0 ? IconVolumeOff : IconVolume;
  return (
    <Stack gap="xs" component="section" aria-label="Sound">
      <Title order={3}>Sound</Title>
      <Group gap="sm" wrap="nowrap">
        <Icon size={20} aria-hidden />
        <Slider
          flex={1}
          min={0}
          max={100}
          step={5}
          value={volume}
          onChange={setVolume}
          onChangeEnd={() => playSound("discovery")}
          label={(value) => (value === 0 ? "Off" : `${value} %`)}
          thumbLabel="Volume"
        />
        <Button size="xs" variant="default" disabled={volume === 0} onClick={() => playSound("arrival")}>
          Test
        </Button>
      </Group>
      <Note>
        {volume === 0 ? "Off." : `${volume} %.`} Short sounds for turns, orders, arrivals, discoveries, accidents and
        the win.
      </Note>
    </Stack>
  );
}

function Keys() {
  const [isOn, setOn] = useShortcutSetting();
  return (
    <Stack gap="xs" component="section" aria-label="Keyboard shortcuts">
      <Title order={3}>Keyboard shortcuts</Title>
      <Switch
        label="Single keys"
        description="The space bar and the keys of the map always work."
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <Note>
        <Kbd>?</Kbd> lists them on every page.
      </Note>
    </Stack>
  );
}

function Commands() {
  const [isOn, setOn] = useCommandSetting();
  return (
    <Stack gap="xs" component="section" aria-label="API commands">
      <Title order={3}>API commands</Title>
      <Switch
        label="Show “Copy as curl” beside buttons"
        description="For programs that play over the API."
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Stack>
  );
}
