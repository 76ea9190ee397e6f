import { lazy, Suspense, useEffect, useState } from "react";
import { shellCopy } from "./copy.ts";

/** Arrives when the page has loaded. Where it cannot arrive, that is what there is to say. */
const LiveNotes = lazy(async () => {
	try {
		return { default: (await import("#offline/live-notes.tsx")).LiveNotes };
	} catch {
		return { default: PlainNote };
	}
});

/** AUTH-A18: a lost connection is said on every page. */
export function OfflineNote() {
	const [loaded, setLoaded] = useState(false);
	useEffect(() => {
		const show = () => setLoaded(true);
		if (document.readyState === "complete") show();
		else window.addEventListener("load", show, { once: true });
		return () => window.removeEventListener("load", show);
	}, []);
	return <Suspense fallback={null}>{loaded && <LiveNotes />}</Suspense>;
}

function PlainNote() {
	return (
		<output className="block bg-amber-soft px-5 py-2.5 text-center text-small font-medium text-amber">
			{shellCopy.offline}
		</output>
	);
}
