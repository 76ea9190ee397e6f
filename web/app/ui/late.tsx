import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from "react";
import { whenNear } from "./when-near.ts";

interface LatePart {
	id: string;
	Part: LazyExoticComponent<ComponentType>;
	/** Presses again what was pressed before the script came. */
	replay: () => void;
}

export function latePart(id: string, load: () => Promise<ComponentType>): LatePart {
	const press = keptPress(id);
	const Part = lazy(async () => {
		press.keep();
		await whenNear(id);
		return { default: await load() };
	});
	return { id, Part, replay: press.replay };
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

/** React stops the presses of a part that waits for its script, so they are met on their way down. */
function keptPress(id: string) {
	let button: HTMLButtonElement | null = null;
	const listen = ({ target }: Event) => {
		if (target instanceof Element && target.closest(`#${id}`) !== null) {
			button = target.closest("button") ?? button;
		}
	};
	return {
		keep: () => {
			if (typeof window !== "undefined") window.addEventListener("click", listen, true);
		},
		replay: () => {
			window.removeEventListener("click", listen, true);
			const pressed = button;
			button = null;
			pressed?.click();
		},
	};
}
