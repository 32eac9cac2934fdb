import { ChevronDown, Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "../button.tsx";
import { LinkButton } from "../link-button.tsx";
import { Menu } from "../overlays/menu.tsx";
import type { MenuItem } from "../overlays/opened-menu.tsx";
import { useIsWide } from "../use-is-wide.ts";

export type PageAction = { label: string; icon?: ReactNode } & (
  | { to: string }
  | { onSelect: () => void }
  | { items: readonly MenuItem[] }
);

interface PageActionsProps {
  actions: readonly PageAction[];
  /** Of a page whose head has other things in it. */
  areInMenu?: boolean;
}

/** What else can be done on a page: buttons beside its title, and one menu where they have no room, so that none is out of sight. */
export function PageActions({ actions, areInMenu = false }: PageActionsProps) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  if (isWide && !areInMenu) return actions.map((action) => <ActionButton key={action.label} action={action} />);
  const items = actions.flatMap((action): readonly MenuItem[] => {
    if ("items" in action) return action.items;
    const { label } = action;
    return [{ label, onSelect: "to" in action ? () => void navigate(action.to) : action.onSelect }];
  });
  return (
    <Menu
      label="More"
      trigger={(props) => (
        <Button variant="secondary" {...props}>
          <Ellipsis aria-hidden="true" />
          <span className="max-md:sr-only">More</span>
        </Button>
      )}
      items={items}
    />
  );
}

function ActionButton({ action }: { action: PageAction }) {
  const { label, icon } = action;
  if ("to" in action)
    return (
      <LinkButton variant="secondary" to={action.to}>
        {icon}
        {label}
      </LinkButton>
    );
  if ("onSelect" in action)
    return (
      <Button variant="secondary" onClick={action.onSelect}>
        {icon}
        {label}
      </Button>
    );
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <Button variant="secondary" {...props}>
          {icon}
          {label}
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
      items={action.items}
    />
  );
}
