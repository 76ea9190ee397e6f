import { NARROW_WIDTH_PX } from "@dewlight/contracts/constants.ts";
import { useEffect, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { planCopy } from "#ui/plan/copy.ts";
import { carePlanCopy } from "../copy.ts";
import type { OwnSection } from "../plan-rows.ts";

/** Pixels from the upper edge: a section is being read once its top has come this far up (PLAN-30). */
const SCROLL_THRESHOLD_PX = 150;

const WIDE = `(min-width: ${NARROW_WIDTH_PX + 1}px)`;

/** The sections beside the plan; marks the one being read. Wide windows only. */
export function PartNav({ parts }: { parts: readonly OwnSection[] }) {
	const active = useActivePart(parts.map(partId));
	return (
		<nav
			aria-label={carePlanCopy.nav}
			className="sticky top-[calc(8rem+env(safe-area-inset-top))] hidden self-start wide:block print:hidden"
		>
			<ul className="grid gap-0.5 border-l border-line">
				{parts.map((part) => {
					const here = partId(part) === active;
					return (
						<li key={part}>
							<a
								href={`#${partId(part)}`}
								aria-current={here ? "true" : undefined}
								className={classNames(
									"-ml-px flex min-h-11 items-center border-l-2 px-4 text-small font-medium transition-colors hover:text-fig",
									here ? "border-fig text-fig" : "border-transparent text-ink-2",
								)}
							>
								{planCopy.sections[part]}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

/** Id of the section being read; always null in a narrow window, where nothing follows the scrolling (PLAN-31). */
function useActivePart(ids: readonly string[]): string | null {
	const [active, setActive] = useState<string | null>(null);
	const list = ids.join(" ");
	useEffect(() => {
		const wide = window.matchMedia(WIDE);
		const follow = () => setActive(wide.matches ? readActive(list.split(" ")) : null);
		follow();
		window.addEventListener("scroll", follow, { passive: true });
		wide.addEventListener("change", follow);
		return () => {
			window.removeEventListener("scroll", follow);
			wide.removeEventListener("change", follow);
		};
	}, [list]);
	return active;
}

function readActive(ids: readonly string[]): string | null {
	const parts = ids.flatMap((id) => {
		const top = document.getElementById(id)?.getBoundingClientRect().top;
		return top === undefined ? [] : [{ id, top }];
	});
	const { scrollHeight } = document.documentElement;
	const scrolled = window.scrollY > 0;
	return activePart(parts, scrolled && window.scrollY + window.innerHeight >= scrollHeight - 2);
}

interface PlacedPart {
	id: string;
	/** Distance of its upper edge from the top of the window. */
	top: number;
}

/** The section being read: the last one that has passed the threshold, the first before any has. */
export function activePart(parts: readonly PlacedPart[], atEnd: boolean): string | null {
	if (atEnd) return parts.at(-1)?.id ?? null;
	const passed = parts.filter(({ top }) => top <= SCROLL_THRESHOLD_PX);
	return (passed.at(-1) ?? parts[0])?.id ?? null;
}

/** Anchor of a section of the plan. */
export function partId(section: OwnSection): string {
	return `plan-${section}`;
}
