import type { User } from "@dewlight/contracts/accounts.ts";
import { RefreshCw } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "#api/drafts.ts";
import { sendEvent } from "#api/send-event.ts";
import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { AiLine } from "./ai-line.tsx";
import { Composer } from "./composer/composer.tsx";
import { chatCopy as copy } from "./copy.ts";
import { ReportDialog } from "./dialogs/report-dialog.tsx";
import { UpgradeDialog } from "./dialogs/upgrade-dialog.tsx";
import { splitProductData } from "./thread/product-data.ts";
import { isActive } from "./thread/turn.ts";
import { useThread } from "./thread/use-thread.ts";
import { EmptyThread } from "./view/empty-thread.tsx";
import { SpokenAnswer } from "./view/spoken-answer.tsx";
import { ThreadView } from "./view/thread-view.tsx";
import { useAddFromChat } from "./view/use-add-from-chat.ts";
import { usePaneHeight } from "./view/use-pane-height.ts";
import { useThreadScroll } from "./view/use-thread-scroll.ts";

const KEY = "chat";

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
