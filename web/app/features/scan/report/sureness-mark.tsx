import { sureness } from "@dewlight/core/skin/metric-words.ts";
import { capitalize } from "@dewlight/core/skin/zone-words.ts";
import { classNames } from "#ui/class-names.ts";

const DOTS = [1, 2, 3] as const;
const LEVELS = { "not very sure": 1, "somewhat sure": 2, "fairly sure": 3 } as const;

/** How sure a reading is, in core's own words and in as many dots. */
export function SurenessMark({ confidence, className }: { confidence: number; className?: string }) {
	const words = sureness(confidence);
	const level = LEVELS[words];
	return (
		<span className={classNames("inline-flex items-center gap-2 text-small text-ink-2", className)}>
			<svg viewBox="0 0 28 8" aria-hidden="true" className="h-2 w-7 shrink-0">
				{DOTS.map((dot) => (
					<circle
						key={dot}
						cx={4 + (dot - 1) * 10}
						cy="4"
						r="3.25"
						strokeWidth="1.5"
						className={dot <= level ? "fill-fig stroke-fig" : "fill-transparent stroke-field"}
					/>
				))}
			</svg>
			{capitalize(words)}
		</span>
	);
}
