import { request } from 'node:http';
import type { Socket } from 'node:net';

/** Opens a WebSocket that answers nothing, also not the request to close. */
export function openRawWebSocket(address: string, path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16, 7).toString('base64'),
    };
    const upgradeRequest = request(`${address}${path}`, { headers, agent: false });
    upgradeRequest.on('upgrade', (_response, socket) => resolve(socket as Socket));
    upgradeRequest.on('error', reject);
    upgradeRequest.end();
  });
}
