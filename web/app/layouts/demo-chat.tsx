import { type ChatEvent, chatEventSchema, chatResumeAnswerSchema } from "@dewlight/contracts/chat.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import { useEffect, useReducer, useRef, useState } from "react";
import { z } from "zod";
import { entriesOf } from "#features/chat/thread/entries-of.ts";
import {
	changeThread,
	EMPTY_THREAD,
	isActive,
	type ThreadAction,
	type Turn,
	type TurnChange,
} from "#features/chat/thread/thread-state.ts";
import type { ThreadActions } from "#features/chat/view/entry-list.tsx";
import { SpokenAnswer } from "#features/chat/view/spoken-answer.tsx";
import { ThreadView, useThreadScroll } from "#features/chat/view/thread-view.tsx";
import { demoWords as copy } from "#features/demo/copy.ts";
import { DemoFrame, example, type TimedStep, useSteps } from "#features/demo/demo-frame.tsx";

/** How long each part of an answer is awaited when the example is played, in milliseconds. */
const PACE_MS: Record<ChatEvent["type"], number> = {
	session_started: 0,
	content_delta: 45,
	searching_products: 250,
	ready_for_resume: 150,
	error: 0,
};
/** Before the first word. */
const THINKING_MS = 900;
const SEARCH_MS = 1_100;

const turnSchema = z.object({
	question: z.string(),
	events: z.array(chatEventSchema),
	resumed: chatResumeAnswerSchema.nullable(),
});
type DemoTurn = z.infer<typeof turnSchema>;

/** The example's questions, each with what was said to it. */
export const DEMO_TURNS: readonly DemoTurn[] = z.array(turnSchema).parse(example.chat);

const nothing = () => undefined;

/** PUB-15: the thread of the chat page, played from what the guide said; the visitor asks on at their own pace. */
export function DemoChat({ onClose }: { onClose: () => void }) {
	return (
		<DemoFrame name="chat" onClose={onClose}>
			<Conversation />
		</DemoFrame>
	);
}

function Conversation() {
	const [state, dispatch] = useReducer(changeThread, { ...EMPTY_THREAD, isRead: true });
	const { play } = useSteps(dispatch);
	const [openedAt] = useState(() => new Date().toISOString());
	const adding = useAddHere();
	const entries = entriesOf(state);
	const scroll = useThreadScroll({ firstKey: entries[0]?.key, onTop: nothing });
	const last = state.turns.at(-1);
	const isAnswering = last !== undefined && isActive(last);
	const next = DEMO_TURNS[state.turns.length];

	const ask = () => {
		if (next === undefined || isAnswering) return;
		play(stepsOf(next, `example-${state.turns.length}`, openedAt));
		scroll.toEnd();
	};
	const first = useRef(ask);
	useEffect(() => first.current(), []);

	return (
		<div className="-mx-6 -mb-5 flex h-[max(16rem,calc(92dvh-19.5rem))] flex-col border-t border-line wide:-mx-8 wide:h-[max(16rem,calc(86dvh-18rem))]">
			<ThreadView
				state={state}
				entries={entries}
				actions={{ askAgain: nothing, report: nothing, reported: new Set(), adding }}
				scroll={scroll}
				onOlder={nothing}
				onRetry={nothing}
				onRefresh={nothing}
				empty={null}
			/>
			{last !== undefined && <SpokenAnswer key={last.clientId} text={last.text} isEnded={!isActive(last)} />}
			<div className="border-t border-line bg-silk px-6 py-3 wide:px-8">
				{next === undefined ? (
					<p className="flex min-h-12 items-center text-small text-ink-2">{copy.ended}</p>
				) : (
					<button
						type="button"
						onClick={ask}
						aria-disabled={isAnswering || undefined}
						className="grid min-h-12 w-full rounded-md border border-field bg-surface px-5 py-2 text-left hover:border-fig aria-disabled:text-ink-2 aria-disabled:hover:border-field"
					>
						<span className="text-small text-ink-2">{copy.next}</span>
						<span className="font-medium">{next.question}</span>
					</button>
				)}
			</div>
		</div>
	);
}

/** "Add to Plan" as the chat page does it, in this window only. */
function useAddHere(): ThreadActions["adding"] {
	const [added, setAdded] = useState<Record<string, Product>>({});
	const undo = (id: string) =>
		setAdded((all) => {
			const { [id]: _, ...others } = all;
			return others;
		});
	return {
		outcomes: Object.fromEntries(
			Object.values(added).map((product) => [
				product.id,
				{
					kind: "added" as const,
					product,
					answer: { confirmed_care_plan: {} },
					undo: () => undo(product.id),
				},
			]),
		),
		add: (product) => setAdded((known) => ({ ...known, [product.id]: product })),
		marked: (product: Product) => (product.id in added ? { ...product, is_confirmed: true } : product),
		question: null,
		answerQuestion: () => {},
	};
}

/** What the thread does with one question: sent at once, then answered at the pace of a guide that writes. */
export function stepsOf(
	{ question, events, resumed }: DemoTurn,
	clientId: string,
	sentAt: string,
): TimedStep<ThreadAction>[] {
	const changed = (change: TurnChange): ThreadAction => ({ type: "changed", clientId, attempt: 1, change });
	const pace = paceOf(events);
	return [
		{ wait: 0, action: { type: "sent", turn: turnOf(question, clientId, sentAt) } },
		...events.map((event, index) => ({ wait: pace[index] ?? 0, action: changed(changeOf(event)) })),
		{ wait: 0, action: changed({ type: "closed" }) },
		...(resumed === null ? [] : [{ wait: SEARCH_MS, action: changed({ type: "resumed", answer: resumed }) }]),
	];
}

function changeOf(event: ChatEvent): TurnChange {
	return event.type === "content_delta" ? { type: "text", text: event.delta } : event;
}

function turnOf(question: string, clientId: string, sentAt: string): Turn {
	return {
		clientId,
		attempt: 1,
		question,
		before: [],
		checkinId: null,
		sentAt,
		after: 0,
		questionId: null,
		answerId: null,
		text: "",
		products: [],
		citations: [],
		phase: { kind: "waiting" },
	};
}

/** Waits before each event of one answer, in their order. */
function paceOf(events: readonly Pick<ChatEvent, "type">[]): number[] {
	return events.map(({ type }, index) => (index === 0 ? THINKING_MS : PACE_MS[type]));
}
