import {
  AIMessage,
  type BaseMessage,
  HumanMessage,
  type MessageType,
  SystemMessage,
  ToolMessage,
  trimMessages,
} from '@langchain/core/messages';

type Role = 'system' | 'user' | 'assistant' | 'tool';

interface Turn {
  role: Role;
  text: string;
}

/** The size of the model's window that the history may fill. */
const MAX_TOKENS = 600;

/** A token of English text is about four characters long. */
const CHARS_PER_TOKEN = 4;

/** Trims the history as LangChain does it: the system message and the latest messages that fit. */
export default async function compact(turns: Turn[]): Promise<Turn[]> {
  const trimmed = await trimMessages(turns.map(toMessage), {
    strategy: 'last',
    maxTokens: MAX_TOKENS,
    tokenCounter: countTokens,
    includeSystem: true,
    startOn: 'human',
  });
  return trimmed.map(toTurn);
}

function countTokens(messages: BaseMessage[]): number {
  return messages.reduce((sum, message) => sum + Math.ceil(message.text.length / CHARS_PER_TOKEN), 0);
}

function toMessage({ role, text }: Turn): BaseMessage {
  switch (role) {
    case 'system':
      return new SystemMessage(text);
    case 'user':
      return new HumanMessage(text);
    case 'assistant':
      return new AIMessage(text);
    case 'tool':
      return new ToolMessage({ content: text, tool_call_id: 'call' });
  }
}

const roles: Partial<Record<MessageType, Role>> = {
  system: 'system',
  human: 'user',
  ai: 'assistant',
  tool: 'tool',
};

function toTurn(message: BaseMessage): Turn {
  const role = roles[message.type];
  if (role === undefined) throw new Error(`no turn is made of a message of the type ${message.type}`);
  return { role, text: message.text };
}
