/** Splits a migration at its semicolons, minding quotes, dollar quotes and comments, as a tool does that runs it statement by statement. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/-]+|[\s\S]/g;

export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token !== ";") current += token;
    else {
      statements.push(current.trim());
      current = "";
    }
  }
  return [...statements, current.trim()].filter(
    (statement) => statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() !== "",
  );
}
