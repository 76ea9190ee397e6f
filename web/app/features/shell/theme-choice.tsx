import { useSyncExternalStore } from "react";
import { SegmentedToggle } from "#ui/segmented-toggle.tsx";
import { getTheme, setTheme, subscribeToTheme, THEMES } from "./theme.ts";

const LABELS = { system: "Auto", light: "Light", dark: "Dark" } as const;

export function ThemeChoice() {
	const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => "system" as const);
	return (
		<SegmentedToggle
			className="needs-scripts"
			label="Colors"
			value={theme}
			options={THEMES.map((value) => ({ value, label: LABELS[value] }))}
			onChange={setTheme}
		/>
	);
}
