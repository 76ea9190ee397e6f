import { classNames } from "./class-names.ts";

/** Apart from the other words: the home page shows severities, and loads nothing it does not need. */
export const severityCopy = {
	notMeasurable: "Not measurable",
	score: (score: number) => `${score}/5`,
	spokenScore: (score: number | null) =>
		score === null ? "not measurable in this photo" : `${score} out of 5`,
} as const;

const STEPS = [1, 2, 3, 4, 5] as const;
/** By halves. Classes, because the policy of pages that were drawn before knows no styles in an element. */
const WIDTHS = ["w-0", "w-1/2", "w-full"];

interface SeverityScaleProps {
	/** 0 to 5 in steps of 0.5; null where the photo does not allow a reading. Values outside are clamped. */
	value: number | null;
	/** What is rated, for screen readers. */
	label: string;
	className?: string;
}

/** Five segments filled in halves, and the number as text: color is never the only sign. */
export function SeverityScale({ value, label, className }: SeverityScaleProps) {
	const score = value === null ? null : Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;
	const text = score === null ? severityCopy.notMeasurable : severityCopy.score(score);
	return (
		<div
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of boxes, spoken as one
			role="img"
			aria-label={`${label}: ${severityCopy.spokenScore(score)}`}
			className={classNames("flex items-center gap-3", className)}
		>
			<div className="flex flex-1 gap-1 forced-color-adjust-none">
				{STEPS.map((step) => (
					<div
						key={step}
						className={classNames(
							"h-2.5 flex-1 overflow-hidden rounded-full",
							score === null ? "border border-dashed border-field" : "bg-blush",
						)}
					>
						<div
							className={classNames(
								"h-full bg-fig",
								WIDTHS[score === null ? 0 : segmentFill(score, step) * 2],
							)}
						/>
					</div>
				))}
			</div>
			<span className="text-small font-semibold whitespace-nowrap tabular-nums">{text}</span>
		</div>
	);
}

/** Share of segment `step` (1 to 5) that a score fills: 0, 0.5 or 1. */
export function segmentFill(score: number, step: number): number {
	return Math.min(1, Math.max(0, score - (step - 1)));
}

const DOTS = [1, 2, 3] as const;
const LEVELS: Record<string, number> = { "not very sure": 1, "somewhat sure": 2, "fairly sure": 3 };

/** How sure a reading is, in as many dots as its words in core say; the words stand beside them. */
export function SurenessDots({ words }: { words: string }) {
	const level = LEVELS[words] ?? 0;
	return (
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
	);
}

interface ProgressProps {
	label: string;
	/** Done so far, 0 to `max`. */
	value: number;
	max: number;
	/** Spoken instead of the bare number: "Step 2 of 4". */
	valueText?: string;
	className?: string;
}

export function Progress({ label, value, max, valueText, className }: ProgressProps) {
	return (
		<progress
			aria-label={label}
			aria-valuetext={valueText}
			value={value}
			max={max}
			className={classNames(
				"h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-blush",
				"[&::-webkit-progress-bar]:bg-blush [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-fig",
				"[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-fig",
				"[&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-400",
				className,
			)}
		/>
	);
}
