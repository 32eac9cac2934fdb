import {
  BriefcaseBusiness,
  CircleUserRound,
  CreditCard,
  LogOut,
  MessageSquareText,
  Plus,
  Search,
  Sunrise,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useAdditions } from "../http/calls/client-config.queries.ts";
import { useStoredItem } from "../http/storage/use-stored-item.ts";
import { Logo } from "../ui/page/logo.tsx";
import { ChatHistory } from "./history/chat-history.tsx";
import { useSidebarFold } from "./sidebar-fold.ts";
import { restingEntryClasses, SidebarLabel, SidebarLink } from "./sidebar-link.tsx";
import { signOut } from "./sign-out.ts";

interface SidebarContentProps {
  /** Whether the next page takes the place of this entry of the history, where that is an open menu. */
  replace?: boolean;
  /** What stands at the top right. */
  corner: ReactNode;
}

export function SidebarContent({ replace = false, corner }: SidebarContentProps) {
  const navigate = useNavigate();
  const isFolded = useSidebarFold();

  const leaveFor = (address: string) => void navigate(address, { replace });
  const leaveForGood = () => {
    signOut();
    leaveFor("/login");
  };

  return (
    <div className="flex h-full flex-col overflow-y-auto px-3 py-4">
      <div className="flex items-center justify-between gap-2 pr-1 pl-2 group-data-folded/side:flex-col group-data-folded/side:px-0">
        <Logo className="group-data-folded/side:[&>span]:sr-only" />
        {corner}
      </div>

      <div className="mt-4 border-line border-b pb-3">
        <Person replace={replace} />
      </div>

      <nav aria-label="Main" className="mt-4 flex flex-col gap-0.5">
        <SidebarLink to="/today" icon={<Sunrise />} replace={replace}>
          Today
        </SidebarLink>
        <SidebarLink to="/chat" icon={<MessageSquareText />} replace={replace}>
          Chat
        </SidebarLink>
        <button
          type="button"
          title={isFolded ? "New Chat" : undefined}
          className={`${restingEntryClasses} pl-10 group-data-folded/side:pl-3`}
          onClick={() => leaveFor(`/chat?new=${Date.now()}`)}
        >
          <Plus aria-hidden="true" />
          <SidebarLabel>New Chat</SidebarLabel>
        </button>
        <ChatHistory replace={replace} />
        <SidebarLink to="/jobsearch" icon={<Search />} replace={replace}>
          Job Search
        </SidebarLink>
        <SidebarLink to="/jobtracking" icon={<BriefcaseBusiness />} replace={replace}>
          Job Tracking
        </SidebarLink>
        <SidebarLink to="/profile" icon={<UserRound />} replace={replace}>
          Profile
        </SidebarLink>
        <SidebarLink to="/subscription" icon={<CreditCard />} replace={replace}>
          Subscription
        </SidebarLink>
      </nav>

      <div className="mt-auto pt-4">
        <button
          type="button"
          className={restingEntryClasses}
          title={isFolded ? "Logout" : undefined}
          onClick={leaveForGood}
        >
          <LogOut aria-hidden="true" />
          <SidebarLabel>Logout</SidebarLabel>
        </button>
      </div>
    </div>
  );
}

/** Who is signed in, with the way to the account where the server has settings for it. */
function Person({ replace }: { replace: boolean }) {
  const name = useStoredItem("name") || "User";
  const hasSettings = useAdditions();
  const lines = (
    <>
      <CircleUserRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <span className="min-w-0 group-data-folded/side:sr-only">
        <span className="block text-muted text-sm">Logged in as</span>
        <span className="block truncate font-semibold">{name}</span>
      </span>
    </>
  );
  const classes = "flex items-center gap-2.5 rounded-md px-2.5 py-1.5";
  if (!hasSettings) return <p className={classes}>{lines}</p>;
  return (
    <Link to="/account" title="Account" replace={replace} className={`${classes} hover:bg-line/50`}>
      {lines}
    </Link>
  );
}
