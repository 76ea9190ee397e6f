import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface FieldText {
	label: ReactNode;
	/** One line below the label that helps before a mistake happens. */
	hint?: ReactNode;
	/** What is wrong and how to mend it; announced when it appears. */
	error?: string | undefined;
}

interface FieldProps extends FieldText {
	id: string;
	children: ReactNode;
}

export const FIELD_STYLE =
	"w-full rounded-sm border border-field bg-surface px-4 py-3 text-ink placeholder:text-ink-2 transition-colors " +
	"hover:border-ink-2 aria-invalid:border-danger aria-invalid:bg-danger-soft/40";

/** Ids of the texts that describe the input, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Omit<FieldText, "label">): string | undefined {
	const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
	return ids.length === 0 ? undefined : ids.join(" ");
}

export function Field({ id, label, hint, error, children }: FieldProps) {
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="font-medium">
				{label}
			</label>
			{hint !== undefined && (
				<p id={`${id}-hint`} className="text-small text-ink-2">
					{hint}
				</p>
			)}
			{children}
			{error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p id={id} role="alert" className="flex items-start gap-1.5 text-small font-medium text-danger">
			<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
			{children}
		</p>
	);
}
