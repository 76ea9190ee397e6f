import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { SeverityScale } from "#ui/meters.tsx";
import { homeCopy } from "./copy.ts";
import example from "./example-first-view.json";
import { SurenessLine } from "./sureness-line.tsx";

const { face, concerns, readings } = example;
const copy = homeCopy.report;
const address = (file: string) => `/demo/${file}`;

/** Fades in for whoever chooses; the first paint has it at once. */
const LAYER = "absolute inset-0 hidden size-full group-has-[input:focus]:animate-fade";
/** Shown while the radio button of the same place is chosen. */
const LAYERS = [
	"group-has-[[value='0']:checked]:block",
	"group-has-[[value='1']:checked]:block",
	"group-has-[[value='2']:checked]:block",
] as const;
const PANELS = [
	"group-has-[[value='0']:checked]:grid",
	"group-has-[[value='1']:checked]:grid",
	"group-has-[[value='2']:checked]:grid",
] as const;

/**
 * A piece of a real report: the drawn face with one finding at a time laid over it, and what was read there. Radio buttons
 * and style rules choose, so that it answers with the first paint and without scripts.
 */
export function HeroReport() {
	const group = useId();
	return (
		<figure className="group mx-auto grid w-full max-w-form gap-4 desk:max-w-[25rem]">
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
					{concerns.map(({ concern, file }, at) => (
						<img
							key={concern}
							src={address(file)}
							alt=""
							width={face.width}
							height={face.height}
							loading={at === 0 ? "eager" : "lazy"}
							className={classNames(LAYER, LAYERS[at])}
						/>
					))}
				</div>
				<div className="relative mx-4 -mt-12 rounded-lg border border-line bg-surface p-5 shadow-soft wide:mx-6">
					{concerns.map(({ concern, name, sureness, severity, reading }, at) => (
						<div key={concern} className={classNames("hidden gap-2.5", PANELS[at])}>
							<div className="flex flex-wrap items-baseline justify-between gap-x-4">
								<p className="font-display text-h3">{name}</p>
								<SurenessLine words={sureness} />
							</div>
							<SeverityScale value={severity} label={name} />
							<p className="min-h-14 text-small text-ink-2">{reading}</p>
						</div>
					))}
				</div>
			</div>
			<fieldset className="flex flex-wrap justify-center gap-2">
				<legend className="sr-only">{copy.show}</legend>
				{concerns.map(({ concern, name }, at) => (
					<label
						key={concern}
						className="relative grid min-h-11 place-items-center rounded-full border border-field bg-surface px-4 text-small font-medium transition-colors hover:border-fig has-checked:border-fig has-checked:bg-fig has-checked:text-on-fig has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig"
					>
						<input
							type="radio"
							name={group}
							value={at}
							defaultChecked={at === 0}
							className="absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						{name}
					</label>
				))}
			</fieldset>
			<figcaption className="text-center text-small text-ink-2">{copy.caption(readings)}</figcaption>
		</figure>
	);
}
