import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "../icon-button.tsx";
import { chooseTheme, currentTheme, subscribeToTheme } from "./theme.ts";

export function ThemeToggle({ className }: { className?: string }) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const other = theme === "dark" ? "light" : "dark";
  return (
    <IconButton label={`Switch to ${other} colours`} onClick={() => chooseTheme(other)} className={className}>
      {theme === "dark" ? <Sun /> : <Moon />}
    </IconButton>
  );
}
