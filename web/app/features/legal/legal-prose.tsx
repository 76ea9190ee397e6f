import type { LegalText } from "./legal-text.ts";

interface LegalProseProps {
	text: LegalText;
	/** Level of the section headings. */
	heading: "h2" | "h3";
}

export function LegalProse({ text, heading: Heading }: LegalProseProps) {
	return (
		<div className="grid gap-5">
			{text.sections.map((section) => (
				<div key={section.heading} className="grid gap-1.5">
					<Heading className="font-sans text-body font-semibold">{section.heading}</Heading>
					{section.paragraphs.map((paragraph) => (
						<p key={paragraph} className="text-ink-2">
							{paragraph}
						</p>
					))}
				</div>
			))}
		</div>
	);
}
