import type { ReactNode } from "react";
import { useUser } from "#api/session.ts";
import { legalPath, paths } from "#paths.ts";
import { LinkButton, TextLink } from "#ui/button.tsx";
import { usePrintOpen } from "#ui/disclosure.tsx";
import { Prerendered } from "#ui/prerendered.tsx";
import { guidesCopy as copy, GUIDE_ANCHORS } from "./copy.ts";
import type { Guide, GuideBlock } from "./guide.ts";
import { GuideContents, GuideHeading, GuideStart, OpenMark } from "./guide-heading.tsx";
import { GuideEvidence, GuideReferences, GuideRelated, LineText } from "./guide-parts.tsx";
import { GuideRoutine } from "./guide-routine.tsx";

const CELL = "block wide:table-cell wide:border-t wide:border-line wide:px-4 wide:py-3 wide:align-top";

const { signedOut, scan, ask } = copy.action;

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

/** PUB-30, PUB-A2: the one next step. While the session is unknown, the one for visitors stands there. */
function GuideAction({ kind, action }: Pick<Guide, "kind" | "action">) {
	return (
		<section aria-labelledby="action-title" className="grid gap-4 rounded-lg bg-blush p-6 wide:p-10">
			<h2 id="action-title" className="text-h2">
				{action.heading}
			</h2>
			<p className="max-w-dialog text-ink">{action.text}</p>
			<div className="pt-2">
				<NextStep kind={kind} />
			</div>
		</section>
	);
}

function NextStep({ kind }: Pick<Guide, "kind">) {
	if (useUser() === null) return <LinkButton to={paths.register}>{signedOut}</LinkButton>;
	return kind === "ingredient" ? (
		<LinkButton to={paths.chat}>{ask}</LinkButton>
	) : (
		<LinkButton to={paths.upload}>{scan}</LinkButton>
	);
}

/** The paragraphs, lists and tables of a section. */
function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
	return blocks.map((block) => <Block key={keyOf(block)} block={block} />);
}

function Block({ block }: { block: GuideBlock }) {
	switch (block.kind) {
		case "text":
			return (
				<p>
					<LineText line={block.text} />
				</p>
			);
		case "list":
			return <GuideList items={block.items} />;
		case "table":
			return <GuideTable table={block} />;
	}
}

function GuideList({ items }: { items: readonly string[] }) {
	return (
		<ul className="grid gap-2.5">
			{items.map((item) => (
				<li key={item} className="grid grid-cols-[0.75rem_1fr] gap-3">
					<span aria-hidden="true" className="mt-[0.7em] size-1.5 rounded-full bg-rose" />
					<span>
						<LineText line={item} />
					</span>
				</li>
			))}
		</ul>
	);
}

function keyOf(block: GuideBlock): string {
	switch (block.kind) {
		case "text":
			return block.text;
		case "list":
			return block.items.join();
		case "table":
			return block.caption;
	}
}

type Table = Extract<GuideBlock, { kind: "table" }>;

/** A table; in narrow windows every row stands for itself, with the name of the column before each value. */
function GuideTable({ table: { caption, head, rows } }: { table: Table }) {
	return (
		<table className="block w-full overflow-hidden rounded-sm border border-line bg-surface text-left text-small wide:table wide:border-separate wide:border-spacing-0">
			<caption className="block border-b border-line px-4 py-3 text-left font-semibold wide:table-caption wide:border-0 wide:px-0">
				{caption}
			</caption>
			<thead className="sr-only wide:not-sr-only wide:table-header-group">
				<tr>
					{head.map((name) => (
						<th
							key={name}
							scope="col"
							className="px-4 py-3 align-bottom font-semibold wide:bg-silk wide:first:rounded-tl-[13px] wide:last:rounded-tr-[13px]"
						>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block divide-y divide-line wide:table-row-group">
				{rows.map((row) => (
					<tr key={row.join()} className="grid gap-1 px-4 py-4 wide:table-row wide:p-0">
						{row.map((cell, at) => (
							<Cell key={head[at] ?? cell} line={cell} column={at === 0 ? null : (head[at] ?? null)} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The first cell names its row. */
function Cell({ line, column }: { line: string; column: string | null }) {
	if (column === null) {
		return (
			<th scope="row" className={`${CELL} font-semibold wide:w-[28%]`}>
				<LineText line={line} />
			</th>
		);
	}
	return (
		<td className={`${CELL} text-ink-2`}>
			<span aria-hidden="true" className="font-medium text-ink wide:hidden">
				{column}:{" "}
			</span>
			<LineText line={line} />
		</td>
	);
}

/** Questions that open by themselves, with or without JavaScript. */
function GuideFaq({ faq }: { faq: Guide["faq"] }) {
	return (
		<div className="divide-y divide-line border-y border-line">
			{faq.map(({ question, answer }) => (
				<details key={question} data-print-open="" className="group">
					<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-fig [&::-webkit-details-marker]:hidden">
						<h3 className="font-sans text-body font-semibold">{question}</h3>
						<OpenMark />
					</summary>
					<p className="pb-5 text-ink-2">
						<LineText line={answer} />
					</p>
				</details>
			))}
		</div>
	);
}

interface GuidePartProps {
	/** Also the anchor. */
	id: string;
	title: string;
	children: ReactNode;
}

/** A part of a guide under its own heading, in the rhythm of a long text. */
function GuidePart({ id, title, children }: GuidePartProps) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="-mx-3 grid gap-5 px-3">
			<h2 id={`${id}-title`} className="text-h2">
				{title}
			</h2>
			{children}
		</section>
	);
}
