import { settingsApi } from "@dewlight/contracts/account-settings.ts";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { hasFailed } from "#api/frame-events.ts";
import { readFile } from "#api/read-file.ts";
import { saveFile } from "#platform/save-and-print.ts";
import { Button } from "#ui/button.tsx";
import { ownDataCopy } from "../copy.ts";
import { failureText, OutcomeNotice, SettingsSection } from "../settings-section.tsx";

const copy = ownDataCopy.export;

/** DER-12: everything held about the person, as one file. */
export function ExportSection() {
	const fetchCopy = useMutation({
		mutationFn: async () => {
			const { content, name } = await readFile(settingsApi.exportAccount);
			return saveFile(content, name ?? copy.file);
		},
	});
	return (
		<SettingsSection id="data" title={copy.title} lead={copy.lead}>
			<div className="grid gap-2">
				<p>{copy.inside}</p>
				<ul className="grid list-disc gap-1 pl-5 text-ink-2 marker:text-fig">
					{copy.parts.map((part) => (
						<li key={part}>{part}</li>
					))}
				</ul>
			</div>
			{hasFailed(fetchCopy) && (
				<OutcomeNotice outcome={{ good: false, text: failureText(fetchCopy.error, copy.failed) }} />
			)}
			{fetchCopy.data === true && <OutcomeNotice outcome={{ good: true, text: copy.done }} />}
			<Button
				tone="secondary"
				busy={fetchCopy.isPending}
				className="wide:justify-self-start"
				onClick={() => fetchCopy.mutate()}
			>
				{!fetchCopy.isPending && <Download aria-hidden="true" className="size-5" />}
				{fetchCopy.isPending ? copy.busy : copy.start}
			</Button>
			<output className="sr-only">{fetchCopy.isPending && copy.busy}</output>
		</SettingsSection>
	);
}
