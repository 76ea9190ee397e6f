import { legalPath } from "#paths.ts";
import { Prerendered } from "#ui/prerendered.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { usePrintOpen } from "#ui/use-print-open.ts";
import { guidesCopy as copy, GUIDE_ANCHORS } from "./copy.ts";
import type { Guide } from "./guide.ts";
import { GuideAction } from "./guide-action.tsx";
import { GuideBlocks, GuideList } from "./guide-blocks.tsx";
import { GuideContents } from "./guide-contents.tsx";
import { GuideEvidence } from "./guide-evidence.tsx";
import { GuideFaq } from "./guide-faq.tsx";
import { GuideHeading } from "./guide-heading.tsx";
import { GuidePart } from "./guide-part.tsx";
import { GuideReferences } from "./guide-references.tsx";
import { GuideRelated } from "./guide-related.tsx";
import { GuideRoutine } from "./guide-routine.tsx";
import { GuideStart } from "./guide-start.tsx";

/**
 * One guide from its heading to its sources; everything is there without JavaScript. Only what differs for members is built
 * again by scripts.
 */
export function GuidePage({ guide }: { guide: Guide }) {
	usePrintOpen();
	return (
		<article>
			<GuideHeading guide={guide} />
			<div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 pt-10 pb-16 wide:px-8 wide:pb-24 desk:grid-cols-[15rem_minmax(0,36rem)] desk:pt-16">
				<Prerendered id="guide-contents" className="contents">
					<GuideContents guide={guide} />
				</Prerendered>
				<div className="grid min-w-0 content-start gap-14 text-[1.125rem] leading-[1.7] wide:gap-16">
					<Prerendered id="guide-text" className="contents">
						<GuideText guide={guide} />
					</Prerendered>
					<GuidePart id={GUIDE_ANCHORS.routine} title={copy.routine.title}>
						<GuideRoutine routine={guide.routine} />
					</GuidePart>
					<GuideAction kind={guide.kind} action={guide.action} />
					<Prerendered id="guide-end" className="contents">
						<GuideEnd guide={guide} />
					</Prerendered>
				</div>
			</div>
		</article>
	);
}

function GuideText({ guide }: { guide: Guide }) {
	return (
		<>
			<GuideEvidence evidence={guide.evidence} />
			{guide.sections.map(({ id, heading, blocks }) => (
				<GuidePart key={id} id={id} title={heading}>
					<GuideBlocks blocks={blocks} />
				</GuidePart>
			))}
			<GuidePart id={GUIDE_ANCHORS.start} title={copy.start}>
				<GuideStart steps={guide.howToStart} />
			</GuidePart>
			<GuidePart id={GUIDE_ANCHORS.avoid} title={copy.avoid}>
				<GuideList items={guide.whatToAvoid} />
			</GuidePart>
		</>
	);
}

function GuideEnd({ guide }: { guide: Guide }) {
	return (
		<>
			<GuidePart id={GUIDE_ANCHORS.faq} title={copy.faq}>
				<GuideFaq faq={guide.faq} />
			</GuidePart>
			<GuideRelated names={guide.related} />
			<GuidePart id={GUIDE_ANCHORS.references} title={copy.references}>
				<GuideReferences references={guide.references} />
			</GuidePart>
			<p className="border-t border-line pt-6 text-small text-ink-2">
				{copy.disclaimer.before}
				<TextLink to={legalPath("disclaimer")}>{copy.disclaimer.link}</TextLink>
				{copy.disclaimer.after}
			</p>
		</>
	);
}
