import type { User } from "@dewlight/contracts/accounts.ts";
import { chatApi } from "@dewlight/contracts/chat.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ArrowUpRight, RefreshCw } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { CHAT_DRAFT as KEY, readDraft, writeDraft } from "#api/browser-storage.ts";
import { call } from "#api/call.ts";
import { requestFeedback } from "#api/frame-events.ts";
import { sendEvent } from "#api/send-event.ts";
import { useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { LightForm } from "#ui/state-view.tsx";
import { Composer } from "./composer/composer.tsx";
import { chatCopy as copy } from "./copy.ts";
import { ReportDialog, UpgradeDialog } from "./dialogs/chat-dialogs.tsx";
import { splitProductData } from "./thread/entries-of.ts";
import { isActive } from "./thread/thread-state.ts";
import { useThread } from "./thread/use-thread.ts";
import { useAddFromChat } from "./view/entry-list.tsx";
import { SpokenAnswer } from "./view/spoken-answer.tsx";
import { ThreadView, useThreadScroll } from "./view/thread-view.tsx";

export const meta = () => pageMeta({ title: copy.title, personal: true });

export default function ChatScreen() {
	const user = useUser();
	return user === null ? null : <Chat user={user} />;
}

function Chat({ user }: { user: User }) {
	const thread = useThread(user);
	const { state, entries } = thread;
	const draft = useDraft(user.id);
	const box = useRef<HTMLTextAreaElement>(null);
	const pane = usePaneHeight();
	const adding = useAddFromChat();
	const [reporting, setReporting] = useState<number | null>(null);
	const [reported, setReported] = useState<ReadonlySet<number>>(new Set());
	const canReadOlder = state.isRead && state.hasMore && state.failed === null;
	const scroll = useThreadScroll({
		firstKey: entries[0]?.key,
		onTop: () => canReadOlder && thread.readOlder(),
	});

	useEffect(() => void sendEvent("chat_open", user.id), [user.id]);

	const ask = (question: string) => {
		if (!thread.ask(question)) return false;
		scroll.toEnd();
		box.current?.focus({ preventScroll: true });
		return true;
	};
	const askAgain = (clientId: string) => {
		thread.askAgain(clientId);
		box.current?.focus({ preventScroll: true });
	};
	const last = state.turns.at(-1);
	const { taken } = draft;
	const answered = last !== undefined && last.questionId !== null ? last.question : null;
	useEffect(() => {
		if (answered !== null) taken(answered);
	}, [answered, taken]);

	return (
		<div
			ref={pane}
			className="group/pane flex h-[calc(var(--seen,100dvh)-var(--above,7rem)-4rem-1px-env(safe-area-inset-bottom))] min-h-44 flex-col data-keyboard:h-[calc(var(--seen)-var(--above))] wide:h-[calc(var(--seen,100dvh)-var(--above,7rem))] short:h-[calc(var(--seen,100dvh)-var(--above,7rem))]"
		>
			<header className="border-b border-line px-5 py-1 group-data-keyboard/pane:hidden wide:px-8">
				<div className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
					<PageHeading className="text-h3">{copy.title}</PageHeading>
					<Button
						tone="quiet"
						size="small"
						className="-mr-3"
						busy={state.reading === "newest"}
						onClick={thread.refresh}
					>
						{state.reading !== "newest" && <RefreshCw aria-hidden="true" className="size-4.5" />}
						{copy.refresh}
					</Button>
				</div>
			</header>
			<ThreadView
				state={state}
				entries={entries}
				actions={{ askAgain, report: setReporting, reported, adding }}
				scroll={scroll}
				onOlder={thread.readOlder}
				onRetry={thread.retryHistory}
				onRefresh={thread.refresh}
				empty={<EmptyThread onAsk={ask} />}
			/>
			{last !== undefined && (
				<SpokenAnswer
					key={`${last.clientId}-${last.attempt}`}
					text={splitProductData(last.text).text}
					isEnded={!isActive(last)}
				/>
			)}
			<Composer
				box={box}
				text={draft.text}
				onChange={draft.change}
				onSend={() => ask(draft.text) && draft.send()}
				isAnswering={thread.isAnswering}
				onStop={thread.stop}
			>
				<AiLine />
			</Composer>
			{reporting !== null && (
				<ReportDialog
					answerId={reporting}
					onReported={() => setReported((known) => new Set([...known, reporting]))}
					onClose={() => setReporting(null)}
				/>
			)}
			{thread.upgrade !== null && (
				<UpgradeDialog
					message={thread.upgrade.message}
					plan={thread.upgrade.plan ?? user.plan}
					onClose={thread.closeUpgrade}
				/>
			)}
		</div>
	);
}

interface Draft {
	text: string;
	change: (text: string) => void;
	/** Empties the box. What was in it is kept until the server has taken it: the session may be over (AUTH-A21). */
	send: () => void;
	/** The server has this question; nothing is left to keep of it. */
	taken: (question: string) => void;
}

/** What a person has typed so far: outlives a reload and an ended session, not a logout; never another person's. */
function useDraft(userId: number): Draft {
	const [text, setText] = useState(() => readDraft(userId, KEY));
	const change = (next: string) => {
		setText(next);
		writeDraft(userId, KEY, next);
	};
	const taken = useCallback(
		(question: string) => {
			if (readDraft(userId, KEY).trim() === question) writeDraft(userId, KEY, "");
		},
		[userId],
	);
	return { text, change, send: () => setText(""), taken };
}

/** A window this much shorter than the page has a keyboard in front. */
const KEYBOARD_PX = 150;
/** The box stands right above the bar: no more than the bar itself is to be kept clear while somebody types. */
const TAB_BAR = "4.25rem";

/**
 * Lets an element fill what can be seen below the bar: `--above` is where it begins, `--seen` how high the visible part
 * is, also with a keyboard on the screen, which `data-keyboard` tells.
 */
function usePaneHeight() {
	const pane = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const node = pane.current;
		if (node === null) return;
		const view = window.visualViewport ?? null;
		const root = document.documentElement;
		const narrow = window.matchMedia("(max-width: 640px)");
		const measure = () => {
			const above = node.getBoundingClientRect().top + window.scrollY;
			node.style.setProperty("--above", `${Math.round(above)}px`);
			const seen = view === null || view.scale !== 1 ? window.innerHeight : view.height;
			const hasKeyboard = window.innerHeight - seen > KEYBOARD_PX;
			node.style.setProperty("--seen", hasKeyboard ? `${Math.round(seen)}px` : "100dvh");
			node.toggleAttribute("data-keyboard", hasKeyboard);
			root.style.scrollPaddingBottom = narrow.matches ? TAB_BAR : "0px";
		};
		measure();
		const sizes = new ResizeObserver(measure);
		sizes.observe(document.body);
		view?.addEventListener("resize", measure);
		return () => {
			sizes.disconnect();
			view?.removeEventListener("resize", measure);
			root.style.removeProperty("scroll-padding-bottom");
		};
	}, []);
	return pane;
}

/** Who answers, and whether answers can be had now. */
const chatStatusQuery = queryOptions({
	queryKey: ["chat-status"],
	queryFn: ({ signal }) => call(chatApi.chatStatus, { signal }),
});

interface EmptyThreadProps {
	onAsk: (question: string) => void;
}

/** Before the first question: what to ask, and four ways to begin. */
function EmptyThread({ onAsk }: EmptyThreadProps) {
	const suggestions = useSuggestions();
	return (
		<div className="m-auto grid w-full max-w-reading animate-rise justify-items-center gap-5 wide:gap-6 wide:py-4">
			<div className="grid justify-items-center gap-2 text-center">
				<LightForm light="full" className="size-16 wide:size-32" />
				<h2 className="text-h2">{copy.empty.title}</h2>
				<p className="max-w-form text-small text-ink-2 wide:text-body">{copy.empty.text}</p>
			</div>
			{suggestions.length > 0 && (
				<ul
					aria-label={copy.empty.suggestions}
					className="grid w-full grid-cols-[minmax(0,1fr)] gap-2.5 wide:grid-cols-2"
				>
					{suggestions.map((suggestion) => (
						<li key={suggestion}>
							<button
								type="button"
								onClick={() => onAsk(suggestion)}
								className="group flex h-full min-h-12 w-full items-center justify-between gap-3 rounded-md border border-line bg-surface px-5 py-2.5 text-left leading-snug transition-colors hover:border-fig hover:bg-silk"
							>
								{suggestion}
								<ArrowUpRight
									aria-hidden="true"
									className="size-4.5 shrink-0 text-field transition-colors group-hover:text-fig"
								/>
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** The server's own choice, which may be none; general ones where it cannot be had. None while it is awaited. */
function useSuggestions(): readonly string[] {
	const { data: status, isPending } = useQuery(chatStatusQuery);
	if (isPending) return [];
	return status?.suggestions ?? copy.suggestions;
}

const aiCopy = copy.ai;

/** Who answers, always in view: a machine, where it runs, and whether it can answer now. */
function AiLine() {
	const { data: status } = useQuery(chatStatusQuery);
	return (
		<div className="grid text-[0.8125rem] leading-tight text-ink-2">
			<p className="px-2 text-center short:truncate">
				{status === undefined ? aiCopy.plain : sentenceOf(status)}{" "}
				<button
					type="button"
					onClick={() => requestFeedback("chat")}
					className="-my-2 min-h-9 rounded-xs font-medium text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
				>
					{copy.feedback}
				</button>
			</p>
			{status?.available === false && (
				<p className="px-2 text-center font-medium text-amber">{aiCopy.paused}</p>
			)}
		</div>
	);
}

function sentenceOf({ engine, provider }: { engine: "guided" | "model"; provider: string | null }): string {
	if (engine === "guided") return aiCopy.guided;
	return provider === null ? aiCopy.plain : aiCopy.model(provider);
}
