/** Loads the sample company's workspace: the first start's data, and what «Сбросить демо-данные» puts back. */
export const loadSample = async () => (await import('#src/samples/workspace.ts')).sampleWorkspace;
