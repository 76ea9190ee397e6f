import { pageMeta } from "#page-meta.ts";
import { homeCopy } from "./copy.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Limits } from "./limits.tsx";
import { MainButton } from "./main-button.tsx";
import { ReadingExample } from "./reading-example.tsx";

export const meta = () => pageMeta({ description: homeCopy.description });

export default function HomeScreen() {
	return (
		<>
			<Hero />
			<HowItWorks />
			<ReadingExample />
			<Limits />
			<section className="mx-auto grid max-w-page justify-items-center gap-5 px-5 py-20 text-center wide:py-28">
				<h2 className="text-h1">{homeCopy.closing.title}</h2>
				<p className="text-lead text-ink-2">{homeCopy.closing.text}</p>
				<MainButton />
			</section>
		</>
	);
}
