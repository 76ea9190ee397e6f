import { BRAND } from "@dewlight/contracts/brand.ts";
import { UPLOAD } from "@dewlight/contracts/constants.ts";

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
export const faqData = JSON.stringify({
	"@context": "https://schema.org",
	"@type": "FAQPage",
	mainEntity: FAQ.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	})),
});
