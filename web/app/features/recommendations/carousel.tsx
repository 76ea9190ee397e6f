import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { recommendationsCopy as copy } from "./copy.ts";
import { useCarousel } from "./use-carousel.ts";

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
				className="-mx-5 -my-2 flex has-[details[open]]:items-start snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto overscroll-x-contain px-5 py-2 -outline-offset-2 [scrollbar-width:none] wide:-mx-8 wide:scroll-px-8 wide:px-8 [&::-webkit-scrollbar]:hidden"
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
