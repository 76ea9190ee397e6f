import { useSyncExternalStore } from "react";
import { SegmentedToggle } from "#ui/segmented-toggle.tsx";
import { shellCopy } from "./copy.ts";
import { getTheme, setTheme, subscribeToTheme, THEMES } from "./theme.ts";

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
