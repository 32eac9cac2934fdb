import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { chooseTheme, currentTheme } from "./theme.ts";

export function ThemeToggle({ className }: { className?: string }) {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === "dark" ? "light" : "dark";
  const change = () => {
    chooseTheme(other);
    setTheme(other);
  };
  return (
    <IconButton label={`Switch to ${other} colours`} onClick={change} className={className}>
      {theme === "dark" ? <Sun /> : <Moon />}
    </IconButton>
  );
}
