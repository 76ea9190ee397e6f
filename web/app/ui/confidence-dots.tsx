import { classNames } from "./class-names.ts";

const LEVELS = ["Low confidence", "Fair confidence", "Good confidence"] as const;

/** 1, 2 or 3 for a confidence of 0 to 1. */
export function confidenceLevel(confidence: number): 1 | 2 | 3 {
	if (confidence >= 0.7) return 3;
	return confidence >= 0.4 ? 2 : 1;
}

/** How sure a reading is, in three dots and in words. */
export function ConfidenceDots({ confidence, className }: { confidence: number; className?: string }) {
	const level = confidenceLevel(confidence);
	return (
		<span className={classNames("inline-flex items-center gap-2 text-small text-ink-2", className)}>
			<svg viewBox="0 0 28 8" aria-hidden="true" className="h-2 w-7">
				{LEVELS.map((name, index) => (
					<circle
						key={name}
						cx={4 + index * 10}
						cy="4"
						r="3.25"
						strokeWidth="1.5"
						className={index < level ? "fill-fig stroke-fig" : "fill-transparent stroke-field"}
					/>
				))}
			</svg>
			{LEVELS[level - 1]}
		</span>
	);
}
