import { sureness } from "@dewlight/core/skin/metric-words.ts";
import { capitalize } from "@dewlight/core/skin/zone-words.ts";
import { classNames } from "#ui/class-names.ts";
import { SurenessDots } from "#ui/sureness-dots.tsx";

/** How sure a reading is, in core's own words and in as many dots. */
export function SurenessMark({ confidence, className }: { confidence: number; className?: string }) {
	const words = sureness(confidence);
	return (
		<span className={classNames("inline-flex items-center gap-2 text-small text-ink-2", className)}>
			<SurenessDots words={words} />
			{capitalize(words)}
		</span>
	);
}
