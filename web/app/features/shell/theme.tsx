import { useSyncExternalStore } from "react";
import { SegmentedToggle } from "#ui/segmented-toggle.tsx";
import { shellCopy } from "./copy.ts";

const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const KEY = "theme";
const listeners = new Set<() => void>();

export function getTheme(): Theme {
	return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? "system";
}

export function subscribeToTheme(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Forces one mode, or follows the device again; remembered in this browser. */
export function setTheme(theme: Theme): void {
	if (theme === "system") {
		delete document.documentElement.dataset.theme;
		localStorage.removeItem(KEY);
	} else {
		document.documentElement.dataset.theme = theme;
		localStorage.setItem(KEY, theme);
	}
	for (const listener of listeners) listener();
}

export function ThemeChoice() {
	const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => "system" as const);
	return (
		<SegmentedToggle
			className="needs-scripts"
			label={shellCopy.colors}
			value={theme}
			options={THEMES.map((value) => ({ value, label: shellCopy.themes[value] }))}
			onChange={setTheme}
		/>
	);
}
