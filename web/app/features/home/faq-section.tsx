import { Accordion } from "#ui/accordion.tsx";
import { FAQ, faqData } from "./faq.ts";
import { moreCopy } from "./more-copy.ts";

export function Faq() {
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
