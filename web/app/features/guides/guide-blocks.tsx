import type { GuideBlock } from "./guide.ts";
import { GuideTable } from "./guide-table.tsx";
import { LineText } from "./line-text.tsx";

/** The paragraphs, lists and tables of a section. */
export function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
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

export function GuideList({ items }: { items: readonly string[] }) {
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
