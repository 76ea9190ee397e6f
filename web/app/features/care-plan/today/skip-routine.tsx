import { SKIP_REASONS } from "@dewlight/contracts/profile.ts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { todayCopy as copy } from "./copy.ts";

interface SkipRoutineProps {
	part: "morning" | "night";
	onSkip: (reason: (typeof SKIP_REASONS)[number] | null) => void;
}

/** Skips a routine; why, nobody has to say. */
export function SkipRoutine({ part, onSkip }: SkipRoutineProps) {
	const [asking, setAsking] = useState(false);
	if (!asking) {
		return (
			<Button tone="quiet" size="small" onClick={() => setAsking(true)}>
				{copy.skip[part]}
			</Button>
		);
	}
	return (
		<fieldset className="grid basis-full gap-2 rounded-sm bg-silk p-4">
			<legend className="sr-only">{copy.skip[part]}</legend>
			<p className="font-semibold">{copy.skipWhy}</p>
			<div className="flex flex-wrap gap-2">
				{SKIP_REASONS.map((reason) => (
					<Button key={reason} tone="secondary" size="small" onClick={() => onSkip(reason)}>
						{copy.skipReasons[reason]}
					</Button>
				))}
				<Button tone="secondary" size="small" onClick={() => onSkip(null)}>
					{copy.skipReasons.none}
				</Button>
				<Button tone="quiet" size="small" onClick={() => setAsking(false)}>
					{copy.skipCancel}
				</Button>
			</div>
		</fieldset>
	);
}
