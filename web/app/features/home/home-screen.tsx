import type { ReactNode } from "react";
import { FaceLight } from "#ui/face-light.tsx";
import { homeCopy } from "./copy.ts";
import { Hero } from "./hero.tsx";
import { MainButton } from "./main-button.tsx";
import { PrerenderedMore } from "./prerendered-more.tsx";

interface HomeScreenProps {
	exampleHref: string;
	onExample: () => void;
	/** `name` as the links of the card have it. */
	onDemo: (name: string) => void;
	onNearDemo: (name: string) => void;
	/** Everything between the first view and the end of the page. */
	more: ReactNode;
}

export function HomeScreen({ exampleHref, onExample, onDemo, onNearDemo, more }: HomeScreenProps) {
	return (
		<>
			<Hero exampleHref={exampleHref} onExample={onExample} />
			<PrerenderedMore onDemo={onDemo} onNearDemo={onNearDemo}>
				{more}
			</PrerenderedMore>
			<section aria-labelledby="closing-title" className="overflow-hidden bg-blush">
				<div className="mx-auto grid max-w-page items-end gap-x-10 px-5 wide:px-8 desk:grid-cols-[1.2fr_1fr]">
					<div className="grid justify-items-start gap-5 pt-16 pb-12 desk:self-center desk:py-24">
						<h2 id="closing-title" className="text-h1 text-fig">
							{homeCopy.closing.title}
						</h2>
						<p className="text-lead">{homeCopy.closing.text}</p>
						<MainButton />
					</div>
					<FaceLight isBelow className="mx-auto -mb-px w-full max-w-narrow desk:max-w-form" />
				</div>
			</section>
		</>
	);
}
