import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { wantsCalm } from "#ui/wants-calm.ts";
import { recommendationsCopy as copy } from "./copy.ts";

/** RECO-13; a card and the gap after it are as wide, so that one step is one card. */
const STEP_PX = 300;

/** Rounding of a zoomed page counts as being at the end. */
const SLACK_PX = 2;

interface CarouselProps {
	heading: string;
	count: number;
	/** Where the group is not quite what its heading says. */
	note?: string | undefined;
	/** Cards, each a list item. */
	children: ReactNode;
}

/** One row of cards: swipe, arrows, or arrow keys while the row has the focus. */
export function Carousel({ heading, count, note, children }: CarouselProps) {
	const id = useId();
	const { list, atStart, atEnd, scroll, onKeyDown } = useCarousel();
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex items-end justify-between gap-4">
				<div className="grid gap-1">
					<h2 id={id} className="text-h2">
						{heading}
					</h2>
					<p className="text-small text-ink-2">{copy.count(count)}</p>
					{note !== undefined && <p className="max-w-reading text-small text-ink-2">{note}</p>}
				</div>
				<div className={atStart && atEnd ? "invisible flex" : "flex shrink-0 gap-2"}>
					<Arrow label={copy.back(heading)} off={atStart} onPress={() => scroll(-1)}>
						<ChevronLeft aria-hidden="true" className="size-5" />
					</Arrow>
					<Arrow label={copy.forward(heading)} off={atEnd} onPress={() => scroll(1)}>
						<ChevronRight aria-hidden="true" className="size-5" />
					</Arrow>
				</div>
			</div>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the row itself */}
			<ul
				ref={list}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must take the focus to be scrolled by keys
				tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
				aria-labelledby={id}
				onKeyDown={onKeyDown}
				className="-mx-5 -my-5 flex has-[details[open]]:items-start snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto overscroll-x-contain px-5 py-5 -outline-offset-2 [scrollbar-width:none] wide:-mx-8 wide:scroll-px-8 wide:px-8 wide:[mask-image:linear-gradient(to_right,transparent,black_2rem,black_calc(100%-2rem),transparent)] [&::-webkit-scrollbar]:hidden"
			>
				{children}
			</ul>
		</section>
	);
}

interface ArrowProps {
	label: string;
	off: boolean;
	onPress: () => void;
	children: ReactNode;
}

function Arrow({ label, off, onPress, children }: ArrowProps) {
	return (
		<button
			type="button"
			aria-label={label}
			disabled={off}
			onClick={onPress}
			className="grid size-11 place-items-center rounded-full border border-field bg-surface transition-colors hover:border-fig hover:bg-silk disabled:border-line disabled:bg-transparent disabled:text-field"
		>
			{children}
		</button>
	);
}

type Direction = -1 | 1;

/** Scrolls a row of cards by arrows and keys, and knows at which end it stands. */
function useCarousel() {
	const list = useRef<HTMLUListElement>(null);
	// Where a running glide ends: a second press goes on from there, not from halfway.
	const aim = useRef<number | null>(null);
	const [atStart, setAtStart] = useState(true);
	const [atEnd, setAtEnd] = useState(true);

	const look = useCallback(() => {
		const row = list.current;
		if (row === null) return;
		setAtStart(row.scrollLeft <= SLACK_PX);
		setAtEnd(row.scrollLeft >= row.scrollWidth - row.clientWidth - SLACK_PX);
	}, []);

	useEffect(() => {
		const row = list.current;
		if (row === null) return;
		const arrive = () => {
			aim.current = null;
			look();
		};
		look();
		const size = new ResizeObserver(look);
		size.observe(row);
		row.addEventListener("scroll", look, { passive: true });
		row.addEventListener("scrollend", arrive);
		return () => {
			size.disconnect();
			row.removeEventListener("scroll", look);
			row.removeEventListener("scrollend", arrive);
		};
	}, [look]);

	const scroll = (direction: Direction) => {
		const row = list.current;
		if (row === null) return;
		const end = row.scrollWidth - row.clientWidth;
		const left = Math.min(end, Math.max(0, (aim.current ?? row.scrollLeft) + direction * STEP_PX));
		const calm = wantsCalm();
		aim.current = calm ? null : left;
		row.scrollTo({ left, behavior: calm ? "auto" : "smooth" });
	};

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.target !== list.current) return;
		if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
		event.preventDefault();
		scroll(event.key === "ArrowRight" ? 1 : -1);
	};

	return { list, atStart, atEnd, scroll, onKeyDown };
}
