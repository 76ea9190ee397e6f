import { BRAND } from "@dewlight/contracts/brand.ts";
import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { Check } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { GUIDE_NAMES, GUIDE_TITLES, guidePath } from "#guides.ts";
import { usePlatform } from "#platform/use-platform.ts";
import { Accordion } from "#ui/disclosure.tsx";
import { SeverityScale } from "#ui/meters.tsx";
import { Tag, VerdictMark } from "#ui/tag.tsx";
import { asSentence } from "#ui/words.ts";
import { DemoCard, type OfferedDemo } from "./demo-card.tsx";
import lines from "./example-lines.json";
import { moreCopy } from "./more-copy.ts";
import { Plans } from "./plans.tsx";
import { SurenessLine } from "./sureness-line.tsx";

/** Plain text and links: nothing here needs a script. */
export function More({ demos }: { demos: readonly OfferedDemo[] }) {
	const { canManageBilling } = usePlatform();
	return (
		<>
			<Facts />
			<DemoCard demos={demos} />
			<ReadingExample />
			<HowItWorks />
			<Limits />
			{canManageBilling && <Plans />}
			<Guides />
			<Faq />
		</>
	);
}

/** What is different here, in four words and a sentence each. */
function Facts() {
	return (
		<dl className="mx-auto grid max-w-page gap-x-10 gap-y-7 px-5 pb-16 wide:grid-cols-2 wide:px-8 wide:pb-20 desk:grid-cols-4">
			{moreCopy.facts.map(({ title, text }) => (
				<div key={title} className="grid content-start gap-1.5 border-t-2 border-apricot pt-4">
					<dt className="font-display text-h3">{title}</dt>
					<dd className="text-small text-ink-2">{text}</dd>
				</div>
			))}
		</dl>
	);
}

const readingCopy = moreCopy.reading;

/** Lines of the example report, so that a visitor sees the manner of the answer before giving anything. */
function ReadingExample() {
	const { engine, positive, concerns, notMeasured, better } = lines;
	return (
		<section aria-labelledby="reading-title">
			<div className="mx-auto grid max-w-page items-start gap-10 px-5 py-16 wide:px-8 wide:py-24 desk:grid-cols-[1fr_1.3fr] desk:gap-16">
				<div className="grid gap-4 desk:sticky desk:top-28">
					<h2 id="reading-title" className="text-h1">
						{readingCopy.title}
					</h2>
					<p className="max-w-form text-lead text-ink-2">{readingCopy.lead}</p>
				</div>
				<figure className="grid gap-3">
					<ul className="grid gap-4">
						<li className="grid gap-1.5 rounded-lg bg-sage-soft p-6">
							<h3 className="flex items-center gap-2 text-h3 text-sage">
								<Check aria-hidden="true" strokeWidth={2.5} className="size-5" />
								{readingCopy.positive}
							</h3>
							<p>{positive}</p>
						</li>
						{concerns.map((found) => (
							<li
								key={found.concern}
								className="grid gap-3 rounded-lg border border-line bg-surface p-6 shadow-soft"
							>
								<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
									<h3 className="text-h3">{found.name}</h3>
									<SurenessLine words={found.sureness} />
								</div>
								<SeverityScale value={found.severity} label={found.name} />
								<p className="text-ink-2">{found.description}</p>
							</li>
						))}
						<li className="grid gap-2 rounded-lg border border-dashed border-field p-6">
							<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
								<h3 className="text-h3">{notMeasured.name}</h3>
								<Tag>{readingCopy.gap}</Tag>
							</div>
							<p className="text-ink-2">{asSentence(notMeasured.reason)}</p>
						</li>
						<li className="grid gap-1.5 rounded-lg bg-sage-soft p-6">
							<h3 className="flex items-center gap-2 text-h3 text-sage">
								<VerdictMark verdict="better" />
								{readingCopy.change}
							</h3>
							<p>{better}</p>
						</li>
					</ul>
					<figcaption className="px-2 text-small text-ink-2">
						{readingCopy.caption(engine.name, engine.version)}
					</figcaption>
				</figure>
			</div>
		</section>
	);
}

/** Three steps; the light on the small form grows with each. */
function HowItWorks() {
	const { title, steps } = moreCopy.how;
	return (
		<section id="how-it-works" aria-labelledby="how-title" className="bg-silk">
			<div className="mx-auto grid max-w-page gap-10 px-5 py-16 wide:px-8 wide:py-24">
				<h2 id="how-title" className="text-h1">
					{title}
				</h2>
				<ol className="grid gap-10 desk:grid-cols-3 desk:gap-12">
					{steps.map((step, index) => (
						<li key={step.title} className="grid content-start gap-3 border-t border-field pt-6">
							<div className="flex items-center justify-between">
								<MoonPhase lit={(index + 1) / steps.length} className="size-14" />
								<span aria-hidden="true" className="font-display text-h1 text-ink-2/60">
									{index + 1}
								</span>
							</div>
							<h3 className="text-h3">{step.title}</h3>
							<p className="text-ink-2">{step.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

interface MoonPhaseProps {
	/** Share of the form that the light has reached, 0 to 1. */
	lit: number;
	className?: string;
}

/** A small round form, partly lit. Decoration. */
function MoonPhase({ lit, className }: MoonPhaseProps) {
	const id = useId();
	return (
		<svg viewBox="0 0 56 56" aria-hidden="true" className={className}>
			<defs>
				<linearGradient id={id} x1="0" y1="0" x2="1" y2="0.5">
					<stop stopColor="#ffe9d6" />
					<stop offset={lit * 0.45} stopColor="#f4b690" />
					<stop offset={lit * 0.9} stopColor="#b9636f" />
					<stop offset="1" stopColor="#6b2e47" />
				</linearGradient>
			</defs>
			<circle cx="28" cy="28" r="26" fill={`url(#${id})`} />
		</svg>
	);
}

function Limits() {
	const { title, items } = moreCopy.limits;
	return (
		<section aria-labelledby="limits-title" className="bg-blush">
			<div className="mx-auto grid max-w-page gap-10 px-5 py-16 wide:px-8 wide:py-24 desk:grid-cols-[1fr_2fr] desk:gap-16">
				<h2 id="limits-title" className="text-h1 text-fig">
					{title}
				</h2>
				<dl className="grid gap-x-12 gap-y-8 wide:grid-cols-2">
					{items.map((item) => (
						<div key={item.title} className="grid content-start gap-2 border-t border-fig/30 pt-4">
							<dt className="font-display text-h3">{item.title}</dt>
							<dd className="text-ink">{item.text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}

const guidesCopy = moreCopy.guides;

function Guides() {
	return (
		<section aria-labelledby="guides-title" className="bg-silk">
			<div className="mx-auto grid max-w-page gap-8 px-5 py-16 wide:px-8 wide:py-24 desk:grid-cols-[1fr_1.6fr] desk:gap-16">
				<div className="grid content-start gap-3">
					<h2 id="guides-title" className="text-h1">
						{guidesCopy.title}
					</h2>
					<p className="max-w-form text-lead text-ink-2">{guidesCopy.lead}</p>
				</div>
				<ul className="grid gap-x-10 border-t border-field wide:grid-cols-2 wide:border-t-0">
					{GUIDE_NAMES.map((name) => (
						<li key={name} className="border-b border-field wide:border-t wide:border-b-0">
							<Link
								to={guidePath(name)}
								className="flex min-h-14 items-center justify-between gap-4 py-3 font-display text-h3 hover:text-fig hover:underline hover:decoration-1 hover:underline-offset-4"
							>
								{GUIDE_TITLES[name]}
								<span aria-hidden="true" className="font-sans text-body text-fig">
									→
								</span>
							</Link>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

const megabytes = UPLOAD.maxBytes / 1024 / 1024;

/** Asked before anybody signs up; the same words go to search engines. */
export const FAQ = [
	{
		question: "Is this a diagnosis?",
		answer: `No. ${BRAND.name} describes how your skin looks in one photo and suggests cosmetic care. For anything that hurts, changes or worries you, see a doctor. If your note mentions such a thing, we say so before anything else.`,
	},
	{
		question: "What happens to my photo?",
		answer:
			"It is measured and then deleted, also when the analysis fails. What stays is a small thumbnail without metadata and the numbers, and both go with your account. Your report states when the original was deleted.",
	},
	{
		question: "Does it work on dark skin?",
		answer:
			"It is built to. Redness and marks are read against your own calmer skin instead of one fixed ideal, and a photo is judged by its light, never by how deep your skin is. Where a reading would be unsure we say so or leave it out.",
	},
	{
		question: "How sure is a reading?",
		answer:
			"Each finding says so: not very, somewhat or fairly sure. One photo never earns more than fairly. A change counts only when it is larger than what two photos of unchanged skin can differ by.",
	},
	{
		question: "Who picks the products?",
		answer:
			"Rules that read the ingredient list and your findings. Commission is not part of the order. You never have to buy anything: what you own is checked the same way and has its place in the plan.",
	},
	{
		question: "What kind of photo do I need?",
		answer: `One face, from the front, in even daylight, without makeup or glasses. A phone is enough; a file may have up to ${megabytes} MB. If a photo cannot be read fairly, we tell you why before it counts.`,
	},
] as const;

/** As schema.org has it; it stands beside the questions, where its words are, and not in what every visit loads. */
const faqData = JSON.stringify({
	"@context": "https://schema.org",
	"@type": "FAQPage",
	mainEntity: FAQ.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	})),
});

function Faq() {
	return (
		<section aria-labelledby="faq-title">
			<script
				type="application/ld+json"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, read by search engines and never run
				dangerouslySetInnerHTML={{ __html: faqData }}
			/>
			<div className="mx-auto grid max-w-page gap-8 px-5 py-16 wide:px-8 wide:py-24 desk:grid-cols-[1fr_1.6fr] desk:gap-16">
				<h2 id="faq-title" className="text-h1">
					{moreCopy.faq.title}
				</h2>
				<Accordion
					name="home-faq"
					items={FAQ.map(({ question, answer }) => ({
						title: question,
						content: <p className="max-w-reading">{answer}</p>,
					}))}
				/>
			</div>
		</section>
	);
}
