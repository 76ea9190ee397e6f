import type { RedFlag, RedFlagLevel } from "@dewlight/core/skin/red-flag.ts";
import { HeartPulse } from "lucide-react";
import { classNames } from "./class-names.ts";
import { uiCopy } from "./copy.ts";

const TONES: Record<RedFlagLevel, string> = {
	emergency: "bg-danger-soft text-danger",
	same_day: "bg-danger-soft text-danger",
	book_dermatologist: "bg-amber-soft text-amber",
	care: "bg-amber-soft text-amber",
	watch: "bg-sage-soft text-sage",
};

/** Comes before everything else and names no product. */
export function RedFlagAdvice({ flags }: { flags: readonly RedFlag[] }) {
	const [first] = flags;
	if (first === undefined) return null;
	return (
		<section
			aria-labelledby="red-flag-title"
			className={classNames(
				"mb-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-lg p-5 wide:mb-8 wide:gap-x-4 wide:p-7",
				TONES[first.level],
			)}
		>
			<HeartPulse aria-hidden="true" className="size-6 shrink-0 wide:size-7" />
			<h2 id="red-flag-title" className="text-h3">
				{uiCopy.redFlag[first.level]}
			</h2>
			<ul className="grid gap-2 text-ink max-wide:col-span-2 wide:col-start-2">
				{flags.map((flag) => (
					<li key={flag.rule_id}>{flag.advice}</li>
				))}
			</ul>
		</section>
	);
}
