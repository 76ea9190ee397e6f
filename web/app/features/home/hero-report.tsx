import { useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { SeverityScale } from "#ui/severity-scale.tsx";
import { homeCopy } from "./copy.ts";
import example from "./example-first-view.json";
import { SurenessDots } from "./sureness-dots.tsx";

const { face, concerns, readings } = example;
const copy = homeCopy.report;
const address = (file: string) => `/demo/${file}`;

/** A piece of a real report: the drawn face with one finding at a time laid over it, and what was read there. */
export function HeroReport() {
	const [chosen, setChosen] = useState<string | null>(null);
	const shown = concerns.find(({ concern }) => concern === chosen) ?? concerns[0];
	if (shown === undefined) return null;
	return (
		<figure className="mx-auto grid w-full max-w-form gap-4 desk:max-w-[25rem]">
			<div className="relative">
				<div className="relative overflow-hidden rounded-xl bg-silk shadow-soft">
					<img
						src={address(face.file)}
						alt={copy.alt}
						width={face.width}
						height={face.height}
						fetchPriority="high"
						className="block h-auto w-full"
					/>
					<img
						key={shown.file}
						src={address(shown.file)}
						alt=""
						width={face.width}
						height={face.height}
						className={classNames(
							"absolute inset-0 size-full animate-fade",
							chosen === null && "[animation-delay:900ms] [animation-duration:900ms]",
						)}
					/>
				</div>
				<div className="relative mx-4 -mt-12 grid gap-2.5 rounded-lg border border-line bg-surface p-5 shadow-soft wide:mx-6">
					<div className="flex flex-wrap items-baseline justify-between gap-x-4">
						<p className="font-display text-h3">{shown.name}</p>
						<SurenessDots words={shown.sureness} />
					</div>
					<SeverityScale value={shown.severity} label={shown.name} />
					<p className="min-h-14 text-small text-ink-2">{shown.reading}</p>
				</div>
			</div>
			<fieldset className="flex flex-wrap justify-center gap-2">
				<legend className="sr-only">{copy.show}</legend>
				{concerns.map(({ concern, name }) => (
					<button
						key={concern}
						type="button"
						aria-pressed={concern === shown.concern}
						onClick={() => setChosen(concern)}
						className={classNames(
							"min-h-11 rounded-full border px-4 text-small font-medium transition-colors",
							concern === shown.concern
								? "border-fig bg-fig text-on-fig"
								: "border-field bg-surface hover:border-fig",
						)}
					>
						{name}
					</button>
				))}
			</fieldset>
			<figcaption className="text-center text-small text-ink-2">{copy.caption(readings)}</figcaption>
		</figure>
	);
}
