import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { Eye, EyeOff } from "lucide-react";
import { useId } from "react";
import { reportCopy } from "../copy.ts";
import type { Marks } from "./findings-view.tsx";
import { TogglePill } from "./toggle-pill.tsx";

interface LayerControlsProps extends Marks {
	/** Percent. */
	strength: number;
	onStrength: (strength: number) => void;
}

const copy = reportCopy.photo;

export function LayerControls(props: LayerControlsProps) {
	const { layers, shown, strength, onToggle, onClear, onStrength } = props;
	const id = useId();
	return (
		<div className="grid gap-2 print:hidden">
			<fieldset className="flex flex-wrap justify-center gap-2">
				<legend className="sr-only">{copy.layers}</legend>
				{layers.map(({ concern }) => {
					const on = shown.includes(concern);
					return (
						<TogglePill key={concern} pressed={on} onPress={() => onToggle(concern)}>
							{on ? (
								<Eye aria-hidden="true" className="size-4" />
							) : (
								<EyeOff aria-hidden="true" className="size-4" />
							)}
							{CONCERN_NAMES[concern]}
						</TogglePill>
					);
				})}
				<TogglePill pressed={shown.length === 0} onPress={onClear}>
					{copy.only}
				</TogglePill>
			</fieldset>
			{shown.length > 0 && (
				<div className="mx-auto flex w-full max-w-narrow items-center gap-3">
					<label htmlFor={id} className="shrink-0 text-small text-ink-2">
						{copy.strength}
					</label>
					<input
						id={id}
						type="range"
						min={20}
						max={100}
						step={10}
						value={strength}
						onChange={(event) => onStrength(Number(event.target.value))}
						className="h-11 min-w-0 flex-1"
					/>
				</div>
			)}
		</div>
	);
}
