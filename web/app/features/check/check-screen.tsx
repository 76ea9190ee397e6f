import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { pageMeta } from "#page-meta.ts";
import { Button, Spinner } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { CheckSubject } from "./calls.ts";
import { checkCopy as copy } from "./copy.ts";
import { PasteTab, SearchTab } from "./find/text-tabs.tsx";

// Readers of bars and print come with their tab, the answer with the first question.
const BarcodeTab = lazy(async () => ({ default: (await import("./find/barcode-tab.tsx")).BarcodeTab }));
const PhotoTab = lazy(async () => ({ default: (await import("./find/photo-tab.tsx")).PhotoTab }));
const CheckAnswer = lazy(async () => ({ default: (await import("./answer/check-answer.tsx")).CheckAnswer }));

export const meta = () => pageMeta({ title: copy.title, personal: true });

export default function CheckScreen() {
	const [subject, setSubject] = useState<CheckSubject | null>(null);
	const [asked, setAsked] = useState(0);
	const ways = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (asked > 0 && subject === null) ways.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
	}, [asked, subject]);
	const ask = (next: CheckSubject) => {
		setAsked(asked + 1);
		setSubject(next);
	};
	const waiting = (
		<div className="grid place-items-center py-10">
			<Spinner />
		</div>
	);
	return (
		<Page title={copy.title} lead={copy.lead}>
			{subject === null ? (
				<div ref={ways} className="grid max-w-reading grid-cols-[minmax(0,1fr)] gap-8">
					<Tabs
						label={copy.ways}
						tabs={[
							{ value: "search", label: copy.tabs.search, content: <SearchTab onAsk={ask} /> },
							{
								value: "barcode",
								label: copy.tabs.barcode,
								content: (
									<Suspense fallback={waiting}>
										<BarcodeTab onAsk={ask} />
									</Suspense>
								),
							},
							{
								value: "photo",
								label: copy.tabs.photo,
								content: (
									<Suspense fallback={waiting}>
										<PhotoTab onAsk={ask} />
									</Suspense>
								),
							},
							{ value: "paste", label: copy.tabs.paste, content: <PasteTab onAsk={ask} /> },
						]}
					/>
					<p className="text-small text-ink-2">{copy.credit}</p>
				</div>
			) : (
				<div className="grid gap-8">
					<Suspense fallback={waiting}>
						<CheckAnswer key={asked} subject={subject} />
					</Suspense>
					<Button tone="secondary" className="justify-self-start" onClick={() => setSubject(null)}>
						{copy.again}
					</Button>
				</div>
			)}
		</Page>
	);
}
