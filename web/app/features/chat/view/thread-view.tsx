import { ArrowDown, RefreshCw } from "lucide-react";
import {
	type ReactNode,
	type RefObject,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { RetryNotice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/page.tsx";
import { chatCopy as copy } from "../copy.ts";
import type { Entry } from "../thread/entries-of.ts";
import type { ThreadState } from "../thread/thread-state.ts";
import { EntryList, type ThreadActions } from "./entry-list.tsx";

interface ThreadViewProps {
	state: ThreadState;
	entries: readonly Entry[];
	actions: ThreadActions;
	scroll: ReturnType<typeof useThreadScroll>;
	onOlder: () => void;
	onRetry: () => void;
	onRefresh: () => void;
	/** Shown while there is nothing to read. */
	empty: ReactNode;
}

/** The scrolling part: older messages above, the newest at the lower edge. */
export function ThreadView(props: ThreadViewProps) {
	const { state, entries, actions, scroll, onOlder, onRetry, onRefresh, empty } = props;
	const { scroller, content, isAtEnd, toEnd } = scroll;
	const pull = usePull(scroller, onRefresh);
	const isLoading = !state.isRead && state.failed === null && entries.length === 0;
	const isEmpty = state.isRead && entries.length === 0 && !state.hasMore;
	return (
		<div className="relative min-h-0 flex-1">
			<PullSign pull={pull} isRefreshing={state.reading === "newest"} />
			<div
				ref={scroller}
				role="log"
				aria-label={copy.thread}
				// Sentences are read out by a region of their own; letter by letter nobody can follow.
				aria-live="off"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must take the focus to be scrolled by keys
				tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
				className="relative h-full overflow-y-auto overscroll-contain px-5 -outline-offset-2 [overflow-anchor:none] [scrollbar-gutter:stable] wide:px-8"
				style={pull.offset > 0 ? { transform: `translateY(${pull.offset}px)` } : undefined}
			>
				<div
					ref={content}
					className="mx-auto flex min-h-full max-w-[44rem] flex-col gap-7 py-6 wide:gap-8 wide:py-8"
				>
					<ThreadTop state={state} onOlder={onOlder} onRetry={onRetry} />
					{isLoading && <Loading />}
					{isEmpty && empty}
					{entries.length > 0 && <h2 className="sr-only">{copy.messages}</h2>}
					<EntryList entries={entries} actions={actions} />
				</div>
			</div>
			{!isAtEnd && entries.length > 0 && (
				<button
					type="button"
					onClick={toEnd}
					aria-label={copy.newest}
					className="absolute bottom-3 left-1/2 grid size-11 -translate-x-1/2 animate-fade place-items-center rounded-full border border-field bg-surface text-fig shadow-soft hover:bg-silk"
				>
					<ArrowDown aria-hidden="true" className="size-5" />
				</button>
			)}
		</div>
	);
}

function Loading() {
	return (
		<div className="mt-auto grid gap-6">
			<output className="sr-only">{copy.loading}</output>
			<Skeleton className="ml-auto h-12 w-3/5 rounded-md" />
			<Skeleton className="ml-12 h-24 rounded-md" />
			<Skeleton className="ml-auto h-12 w-2/5 rounded-md" />
			<Skeleton className="ml-12 h-20 rounded-md" />
		</div>
	);
}

interface PullSignProps {
	pull: Pull;
	isRefreshing: boolean;
}

/** Behind the thread while it is pulled down, and until what is new has come. */
function PullSign({ pull, isRefreshing }: PullSignProps) {
	if (pull.offset === 0 && !isRefreshing) return null;
	return (
		<div className="absolute inset-x-0 top-0 z-10 flex h-12 animate-fade items-center justify-center gap-2 text-small text-ink-2">
			<span className="flex items-center gap-2 rounded-full bg-surface px-4 py-1.5 shadow-soft">
				<RefreshCw
					aria-hidden="true"
					className={classNames("size-4 text-fig", isRefreshing && "animate-turn")}
				/>
				{isRefreshing ? copy.refreshing : pull.isEnough ? copy.release : copy.pull}
			</span>
		</div>
	);
}

interface ThreadTopProps {
	state: ThreadState;
	onOlder: () => void;
	onRetry: () => void;
}

/** Above the oldest message: the way to older ones, by button too. */
function ThreadTop({ state: { hasMore, reading, failed }, onOlder, onRetry }: ThreadTopProps) {
	if (failed !== null) {
		return <RetryNotice text={copy.historyFailed} retryLabel={copy.tryAgain} onRetry={onRetry} />;
	}
	if (!hasMore) return null;
	return (
		<div className="flex justify-center">
			<Button tone="quiet" size="small" busy={reading === "older"} onClick={onOlder}>
				{reading === "older" ? copy.loadingEarlier : copy.earlier}
			</Button>
		</div>
	);
}

/** CHAT-06: how far a finger goes, in pixels. */
const PULL_PX = 70;

/** The page follows the finger with some weight. */
const DAMPING = 0.6;
const FARTHEST_PX = 96;

type Pull = { offset: number; isEnough: boolean };
const REST: Pull = { offset: 0, isEnough: false };

/** Pulling down at the top of a scrolling place. */
function usePull(place: RefObject<HTMLElement | null>, onPull: () => void): Pull {
	const [pull, setPull] = useState(REST);
	const pulled = useRef(onPull);
	useEffect(() => {
		pulled.current = onPull;
	});

	useEffect(() => {
		const node = place.current;
		if (node === null) return;
		let startY: number | null = null;
		let distance = 0;
		const start = (event: TouchEvent) => {
			const finger = event.touches[0];
			startY = event.touches.length === 1 && finger && node.scrollTop <= TOP_PX ? finger.clientY : null;
			distance = 0;
		};
		const move = (event: TouchEvent) => {
			const finger = event.touches[0];
			if (startY === null || finger === undefined) return;
			distance = finger.clientY - startY;
			if (distance <= 0) {
				if (node.scrollTop > TOP_PX) startY = null;
				setPull(REST);
				return;
			}
			if (event.cancelable) event.preventDefault();
			setPull({ offset: Math.min(distance * DAMPING, FARTHEST_PX), isEnough: distance >= PULL_PX });
		};
		const end = () => {
			const isEnough = startY !== null && distance >= PULL_PX;
			startY = null;
			distance = 0;
			setPull(REST);
			if (isEnough) pulled.current();
		};
		const drop = () => {
			startY = null;
			setPull(REST);
		};
		node.addEventListener("touchstart", start, { passive: true });
		node.addEventListener("touchmove", move, { passive: false });
		node.addEventListener("touchend", end);
		node.addEventListener("touchcancel", drop);
		return () => {
			node.removeEventListener("touchstart", start);
			node.removeEventListener("touchmove", move);
			node.removeEventListener("touchend", end);
			node.removeEventListener("touchcancel", drop);
		};
	}, [place]);

	return pull;
}

/** CHAT-04 */
const TOP_PX = 2;
/** CHAT-05 */
const FOLLOW_PX = 20;

interface UseThreadScrollOptions {
	/** Changes when messages are put in front. */
	firstKey: string | undefined;
	/** The top was reached, or the thread does not fill its place. */
	onTop: () => void;
}

/**
 * Keeps the eye where it is: at the end while the end is in view, and at the same line while older messages come in
 * above it.
 */
export function useThreadScroll({ firstKey, onTop }: UseThreadScrollOptions) {
	const scroller = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLDivElement>(null);
	const isFollowing = useRef(true);
	const lastTop = useRef(0);
	const fromEnd = useRef(0);
	const [isAtEnd, setIsAtEnd] = useState(true);

	const reachTop = useRef(onTop);
	const isEmpty = useRef(true);
	useLayoutEffect(() => {
		reachTop.current = onTop;
		isEmpty.current = firstKey === undefined;
	});

	const note = useCallback((place: HTMLElement) => {
		lastTop.current = place.scrollTop;
		fromEnd.current = place.scrollHeight - place.scrollTop;
		setIsAtEnd(fromEnd.current - place.clientHeight <= FOLLOW_PX);
	}, []);

	const toEnd = useCallback(() => {
		const place = scroller.current;
		if (place === null) return;
		isFollowing.current = true;
		place.scrollTop = place.scrollHeight;
		note(place);
	}, [note]);

	useLayoutEffect(() => {
		const place = scroller.current;
		if (firstKey === undefined || place === null || isFollowing.current) return;
		place.scrollTop = place.scrollHeight - fromEnd.current;
		note(place);
	}, [firstKey, note]);

	useEffect(() => {
		const place = scroller.current;
		const inner = content.current;
		if (place === null || inner === null) return;
		const look = () => {
			const distance = place.scrollHeight - place.scrollTop - place.clientHeight;
			if (distance <= FOLLOW_PX) isFollowing.current = true;
			// Growing text leaves the end behind too; only who goes up stops following.
			else if (place.scrollTop < lastTop.current) isFollowing.current = false;
			note(place);
			if (place.scrollTop <= TOP_PX) reachTop.current();
		};
		const sizes = new ResizeObserver(() => {
			if (isFollowing.current && !isEmpty.current) toEnd();
			else note(place);
			if (place.scrollHeight <= place.clientHeight + TOP_PX) reachTop.current();
		});
		sizes.observe(place);
		sizes.observe(inner);
		place.addEventListener("scroll", look, { passive: true });
		return () => {
			sizes.disconnect();
			place.removeEventListener("scroll", look);
		};
	}, [note, toEnd]);

	return { scroller, content, isAtEnd, toEnd };
}
