import {
	type ComponentType,
	type LazyExoticComponent,
	lazy,
	type ReactNode,
	type RefObject,
	Suspense,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { useNavigate } from "react-router";

const neverChanges = () => () => {};

/** On a later page an element with the same id may still belong to the page before. */
function useIsHydrating(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => false,
		() => true,
	);
}

/** What the page came with under this id; null on a page that is drawn by scripts, and at build time. */
export function useStandingHtml(id: string): string | null {
	const isHydrating = useIsHydrating();
	const [html] = useState(() =>
		isHydrating && typeof document !== "undefined" ? (document.getElementById(id)?.innerHTML ?? null) : null,
	);
	return html;
}

interface PrerenderedProps {
	/** Of the element on the page; no two may have the same. */
	id: string;
	className?: string;
	children: ReactNode;
}

/**
 * A part without state. Where it came as HTML it stays as it is, and nothing of it is built again; only for whoever comes
 * from another page it is drawn here. Its links are followed without a reload in both cases.
 */
export function Prerendered({ id, className, children }: PrerenderedProps) {
	const html = useStandingHtml(id);
	if (html === null) {
		return (
			<div id={id} className={className}>
				{children}
			</div>
		);
	}
	return <Standing id={id} className={className} html={html} />;
}

function Standing({ html, ...rest }: Omit<PrerenderedProps, "children"> & { html: string }) {
	const place = useRef<HTMLDivElement>(null);
	useFollowedLinks(place);
	return (
		<div
			ref={place}
			{...rest}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: what already stands there, unchanged
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

/** Follows the links of plain HTML inside `place` without a reload; anchors of the same page are the browser's. */
function useFollowedLinks(place: RefObject<HTMLElement | null>): void {
	const navigate = useNavigate();
	useEffect(() => {
		const node = place.current;
		if (node === null) return;
		const follow = (event: MouseEvent) => {
			const link = pressedLink(event);
			if (link === null || (link.hash !== "" && link.pathname === window.location.pathname)) return;
			event.preventDefault();
			void navigate(link.pathname + link.search + link.hash, {
				replace: link.href === window.location.href,
			});
		};
		node.addEventListener("click", follow);
		return () => node.removeEventListener("click", follow);
	}, [place, navigate]);
}

/** The link of ours that a press means to follow in this window; null for any other press. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
	const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
	if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
	const link = target instanceof Element ? target.closest("a") : null;
	if (link === null || link.target !== "" || link.origin !== window.location.origin) return null;
	return link;
}

/** Distance at which something counts as near: more than a screen of a phone, so that code comes before the finger. */
const NEAR = "900px";

interface LatePart {
	id: string;
	Part: LazyExoticComponent<ComponentType>;
	/** Presses again what was pressed before the script came. */
	replay: () => void;
}

export function latePart(id: string, load: () => Promise<ComponentType>): LatePart {
	const press = keepPress(id);
	const Part = lazy(async () => {
		await Promise.race([whenNear(id), press.made]);
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

const PRESSED = "button, input[type=radio]";

/** Keeps a press from a part that cannot answer yet, which would lose it. `replay` makes it again. */
function keepPress(id: string): { made: Promise<void>; replay: () => void } {
	let kept: HTMLElement | null = null;
	let tell = () => {};
	const made = new Promise<void>((resolve) => {
		tell = resolve;
	});
	const keep = (event: Event) => {
		const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
		if (pressed === null || pressed.closest(`#${id}`) === null) return;
		kept = pressed;
		event.stopImmediatePropagation();
		// A choice is made with the press that is repeated; chosen already, it would not be one.
		if (pressed instanceof HTMLInputElement) event.preventDefault();
		tell();
	};
	if (typeof window !== "undefined") window.addEventListener("click", keep, true);
	const replay = () => {
		window.removeEventListener("click", keep, true);
		const pressed = kept;
		kept = null;
		pressed?.click();
	};
	return { made, replay };
}

/**
 * Resolves when the element with this id comes near the window, or somebody uses the keyboard or the pointer. At build
 * time, and where nothing stands under the id yet, at once: then the element is waited for.
 */
function whenNear(id: string): Promise<void> {
	const element = typeof document === "undefined" ? null : document.getElementById(id);
	if (element === null) return Promise.resolve();
	return new Promise((resolve) => {
		const events = ["keydown", "pointerdown", "focusin"] as const;
		const arrive = () => {
			observer.disconnect();
			for (const name of events) window.removeEventListener(name, arrive);
			resolve();
		};
		const observer = new IntersectionObserver(
			(entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
			{ rootMargin: NEAR },
		);
		observer.observe(element);
		for (const name of events) window.addEventListener(name, arrive, { passive: true });
	});
}
