import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from "react";
import { whenNear } from "./when-near.ts";

interface LatePart {
	id: string;
	Part: LazyExoticComponent<ComponentType>;
	/** Presses again what was pressed before the script came. */
	replay: () => void;
}

/** `when` says what the script waits for, of the element with this id. */
export function latePart(id: string, load: () => Promise<ComponentType>, when = whenNear): LatePart {
	const Part = lazy(async () => {
		await when(id);
		return { default: await load() };
	});
	return { id, Part, replay: keepPress(id) };
}

/**
 * A part that stands in the HTML of a page and whose script comes when it is near. Keep the element in a constant: made
 * anew with a render, it would lose its HTML while the script is under way.
 */
export function Late({ part: { id, Part, replay } }: { part: LatePart }) {
	return (
		<div id={id}>
			<Suspense fallback={null}>
				<Part />
				<Arrived then={replay} />
			</Suspense>
		</div>
	);
}

/** Its effect runs once everything beside it answers to presses. */
function Arrived({ then }: { then: () => void }) {
	useEffect(then, [then]);
	return null;
}

/** Keeps a press from a part that cannot answer yet, which would lose it. Returns what makes it again. */
function keepPress(id: string): () => void {
	if (typeof window === "undefined") return () => {};
	let button: HTMLButtonElement | null = null;
	const keep = (event: Event) => {
		const pressed = event.target instanceof Element ? event.target.closest("button") : null;
		if (pressed === null || pressed.closest(`#${id}`) === null) return;
		button = pressed;
		event.stopImmediatePropagation();
	};
	window.addEventListener("click", keep, true);
	return () => {
		window.removeEventListener("click", keep, true);
		const pressed = button;
		button = null;
		pressed?.click();
	};
}
