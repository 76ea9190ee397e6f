import type { Concern } from "@dewlight/core/skin/concern.ts";
import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { joinWords } from "@dewlight/core/skin/zone-words.ts";
import { demoWords as copy } from "./copy.ts";
import { examplePicture } from "./example.ts";

interface DemoPhotoProps {
	thumbnail: string;
	layers: readonly { concern: Concern; filename: string }[];
	shown: readonly Concern[];
	/** Percent. */
	strength: number;
}

/** The drawn face with the layers the engine made for it, as a report shows them. */
export function DemoPhoto({ thumbnail, layers, shown, strength }: DemoPhotoProps) {
	const marked = layers.filter(({ concern }) => shown.includes(concern));
	const names = joinWords(marked.map(({ concern }) => CONCERN_NAMES[concern].toLowerCase()));
	return (
		<figure className="grid gap-4">
			<div className="relative mx-auto w-full max-w-form overflow-hidden rounded-lg bg-silk shadow-soft">
				<img src={examplePicture(thumbnail)} alt={copy.face} className="block min-h-40 w-full" />
				{layers.map(({ concern, filename }) => (
					<img
						key={concern}
						src={examplePicture(filename)}
						alt=""
						style={{ opacity: shown.includes(concern) ? strength / 100 : 0 }}
						className="pointer-events-none absolute inset-0 size-full transition-opacity duration-250"
					/>
				))}
			</div>
			<figcaption className="text-center text-small text-ink-2" aria-live="polite">
				{marked.length === 0 ? copy.unmarked : copy.marked(names)}
			</figcaption>
		</figure>
	);
}
