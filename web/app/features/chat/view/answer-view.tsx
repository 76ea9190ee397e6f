import { LightForm } from "#ui/light-form.tsx";
import { Markdown } from "#ui/markdown.tsx";
import { Tag } from "#ui/tag.tsx";
import { chatCopy as copy } from "../copy.ts";
import { citationsToShow } from "../thread/citations-to-show.ts";
import type { Answer } from "../thread/entries-of.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerEnd } from "./answer-end.tsx";
import { ProductList } from "./product-list.tsx";
import type { ThreadActions } from "./thread-actions.ts";

interface AnswerViewProps {
	answer: Answer;
	actions: ThreadActions;
}

/** An answer stands on the page itself, beside the light it comes from. */
export function AnswerView({ answer, actions }: AnswerViewProps) {
	const { text, products, turn } = answer;
	const isUnderWay =
		turn !== null && ["waiting", "writing", "searching", "resuming"].includes(turn.phase.kind);
	const isSilent = text === "" && products.length === 0 && !isUnderWay;
	const labels = isUnderWay ? [] : citationsToShow(answer);
	return (
		<article
			aria-label={copy.assistant}
			aria-busy={isUnderWay || undefined}
			className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wide:gap-x-4"
		>
			<LightForm
				light={isSilent ? "low" : "full"}
				className={isUnderWay && text === "" ? "-mt-1 size-9 animate-breathe" : "-mt-1 size-9"}
			/>
			<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
				{text !== "" && <Markdown text={text} />}
				<AnswerEnd answer={answer} onAgain={actions.askAgain} />
				{products.length > 0 && <ProductList products={products} adding={actions.adding} />}
				{labels.length > 0 && (
					<p className="flex flex-wrap items-center gap-1.5 text-small text-ink-2">
						{copy.basedOn}
						{labels.map((label) => (
							<Tag key={label}>{label}</Tag>
						))}
					</p>
				)}
				{!isUnderWay && text !== "" && <AnswerActions answer={answer} actions={actions} />}
			</div>
		</article>
	);
}
