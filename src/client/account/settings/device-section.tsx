import { useRememberedChoice } from "../../http/storage/remembered-choice.ts";
import { rememberedKeeping } from "../../http/storage/remembered-keeping.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { AccountSection } from "./account-section.tsx";

export function DeviceSection() {
  const isKept = useRememberedChoice(rememberedKeeping);
  return (
    <AccountSection
      title="On this device"
      description="So that your board, Today, your profile and the list of your chats open without a network, this browser keeps them as you last saw them, until you sign out. Switch it off where others use this computer."
    >
      <Checkbox
        label="Keep what I last saw on this device"
        checked={isKept}
        onChange={({ currentTarget }) => rememberedKeeping.keep(currentTarget.checked)}
      />
    </AccountSection>
  );
}
